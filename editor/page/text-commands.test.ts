import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { expect, test, vi } from "vitest";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { cellsIn, GRIDS, linesOf } from "./grid-dialog.tsx";
import { addBlock, insertUpdate, paste, plainWords, wrap } from "./text-commands.ts";

vi.mock("./api.ts", () => ({ site: "http://localhost:4341" }));

const language = markdown({ base: markdownLanguage });

function viewOf(doc: string, anchor: number, head: number): EditorView {
  const view = {
    state: EditorState.create({ doc, selection: { anchor, head }, extensions: language }),
    dispatch(...specs: TransactionSpec[]): void {
      view.state = view.state.update(...specs).state;
    },
    focus() {},
  };
  return view as unknown as EditorView;
}

test.each([
  ["One line.", "\n", 0, 3],
  ["| a | b |\n| - | - |\n| c | d |", "\n\n", 3, 3],
  ["```chart bars A\nX, Y\n1, 2\n```", "\n\n", 18, 18],
])("a picture parts no sentence and no %j, and takes the place of no word", (is, end, ...at) => {
  const view = viewOf(`${is}${end}Another.\n`, ...at);
  addBlock(view, "![A](a.jpg)");
  expect(String(view.state.doc)).toBe(`${is}\n\n![A](a.jpg)\n\nAnother.\n`);
});

test.each([
  ["in a sentence", "It is 12 days.\n", 6, 8, "It is ~~12~~[^update-15-days] days.\n\n"],
  ["behind the last line", "It was so.\n\n", 12, 12, "It was so.\n\n~~12~~[^update-15-days]\n\n"],
])("what holds now is noted at the end, %s", (_, doc, anchor, head, expected) => {
  const view = viewOf(doc, anchor, head);
  insertUpdate(view, { was: "12", now: "15 days", source: "Rule 4" });
  expect(String(view.state.doc)).toBe(`${expected}[^update-15-days]: **15 days.** *Rule 4*\n`);
});

test.each([
  ["**", "one two", 0, 4, "**one** two"],
  ["**", "**one** two", 2, 5, "one two"],
  ["*", "**one** two", 2, 5, "***one*** two"],
  ["*", "***one*** two", 3, 6, "**one** two"],
  ["**", "**one** two", 0, 8, "one two"],
  ["**", "- One\n  - Two\n-", 0, 15, "- **One**\n  - **Two**\n-"],
  ["**", "One.\n\n- Two \n## Three", 0, 21, "**One.**\n\n- **Two** \n## **Three**"],
])("%s round %j stands where Markdown reads it", (sign, doc, anchor, head, expected) => {
  const view = viewOf(doc, anchor, head);
  wrap(view, sign, "words");
  expect(String(view.state.doc)).toBe(expected);
});

test("words are said as they were typed, whatever signs are in them", () => {
  const words = "A [hall] at 5*3*2, ](x) <b>_ `~~y~~ \\";
  const tree = unified()
    .use(remarkParse)
    .parse(`![${plainWords(words)}](a.jpg)`);
  expect(tree.children[0]).toMatchObject({ children: [{ type: "image", alt: words }] });
});

const pasteInto = (view: EditorView, html: string, onPlain: () => void) => {
  const getData = (type: string) => (type === "text/html" ? html : "Its words.");
  paste({ clipboardData: { getData } } as unknown as ClipboardEvent, view, onPlain);
  return String(view.state.doc);
};

test("a footnote that is pasted has a name of its own", () => {
  const view = viewOf("Old.[^1]\n\n[^1]: A.\n\n", 19, 19);
  const html = `<p>Claim<a href="#_ftn1">[1]</a>.</p><p><a href="#_ftnref1">[1]</a> Section 4.</p>`;
  const onPlain = vi.fn();
  expect(pasteInto(view, html, onPlain)).toContain("Claim[^1-2].\n\n[^1-2]: Section 4.");
  expect(onPlain).not.toHaveBeenCalled();
  expect(pasteInto(viewOf("", 0, 0), html.padEnd(1e6 + 1), onPlain)).toBe("Its words.");
  expect(onPlain).toHaveBeenCalledOnce();
});

test("a pasted picture goes, and no word with it", () => {
  const html = `<p>Personal data: name, "pay".</p><img src="data:image/png;base64,AAAA"><p>End.</p>`;
  const made = pasteInto(viewOf("", 0, 0), html, vi.fn());
  expect(made).toBe('Personal data: name, "pay".\n\n\\[Picture]\n\nEnd.\n');
});

test("cells of Excel that have lines have one here", () => {
  const cells = 'Grade\tDays\r\n"Two\nlines"\t5\r\n';
  expect(cellsIn(cells)).toEqual([
    ["Grade", "Days"],
    ["Two lines", "5"],
  ]);
});

const chart = (rows: string) => `\`\`\`chart bars Days\n${rows}\n\`\`\``;
const twoYears = (days: string) => chart(`Year,Days\n2025,${days}\n2026,8`);

test.each([
  ["table", "|A|B|\n|:--|  ---: |\n|Goa | 7|", "7", "8", "|A|B|\n|:--|  ---: |\n| Goa | 8 |"],
  ["table", "|A|B|\n|---|---|\n|C | 7|\n|D | 9|", "D", "E", "|A|B|\n|---|---|\n|C | 7|\n| E | 9 |"],
  ["chart", twoYears("7"), "7", "9", twoYears(" 9")],
  // Rewrites all rows if one is removed or padded to the length of the others.
  ["chart", chart("Year,Days\n2025,7\n, "), "7", "9", chart("Year, Days\n2025, 9")],
  ["chart", twoYears("7"), "7", "1,06,200", twoYears(" 106200")],
  // Digits within words are no grouped number.
  ["chart", chart("Year,Days\nA,7"), "A", "Form 16 130", chart("Year,Days\nForm 16 130, 7")],
  ["chart", chart("Year,Days\nA,7"), "A", "2025, 120 men", chart("Year,Days\n2025 / 120 men, 7")],
  // A comma that is no thousands separator is not dropped: the check reports it.
  ["chart", twoYears("7"), "7", "12,5", twoYears(" 12 / 5")],
  ["chart", chart("Year,Days\n\n2025,7"), "7", "9", chart("Year, Days\n\n2025, 9")],
  ["chart", chart("Year,Days\n0,0\n, \n2025,7"), "0", "", chart("Year,Days\n\n\n2025,7")],
  ["table", "|A|B||\n|---|---|---|\n|1|2||", "A", "X", "| X | B |\n| --- | --- |\n| 1 | 2 |"],
  ["table", "|A|\n|---|\n|1|2|", "A", "X", "| X |  |\n| --- | --- |\n| 1 | 2 |"],
] as const)(
  "of a %s no row is written anew but the one that changed: %j",
  (kind, text, was, is, expected) => {
    const lines = text.split("\n");
    const { cells, ...grid } = GRIDS[kind].read(lines)!;
    const changed = cells.map((one) => one.map((cell) => (cell === was ? is : cell)));
    expect(linesOf(kind, { ...grid, cells: changed }, lines).join("\n")).toBe(expected);
  },
);

test("a title with a backtick begins a chart", () => {
  const grid = { cells: [["Year", "Days"]], title: "Of `pay`" };
  expect(linesOf("chart", grid)[0]).toBe("```chart bars Of 'pay'");
});
