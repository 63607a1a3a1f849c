import { globSync, readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { expect, test } from "vitest";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { withChanges } from "./changes-in-place.ts";
import { schemaOf, mergeAlternatives, type JsonSchema } from "./json-schema.ts";

type Values = Record<string, unknown>;
type Path = (string | number)[];

const FILES = [contentDirectory(), "tests/content/second"].flatMap((folder) =>
  globSync("**/*.{md,yaml}", { cwd: folder }).map((path) => ({
    path,
    text: readFileSync(`${folder}/${path}`, "utf8"),
  })),
);

const EMPTY: Record<string, unknown> = { string: "", boolean: false, array: [], object: null };

/** Values as a form gives them back: every field that it has, in its own order. */
function fromForm(value: unknown, schema: JsonSchema = {}): unknown {
  const { properties, items } = mergeAlternatives(schema);
  if (Array.isArray(value)) return value.map((item) => fromForm(item, items));
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(properties ?? {}).map(([key, inner]) => [
    key,
    inner.default ?? EMPTY[inner.type ?? ""],
  ]);
  const filled = { ...Object.fromEntries(known), ...value } as Values;
  return Object.fromEntries(
    Object.entries(filled)
      .toReversed()
      .map(([key, inner]) => [key, fromForm(inner, properties?.[key])]),
  );
}

const valuesOf = (path: string, text: string): Values =>
  parse(path.endsWith(".md") ? (splitMarkdown(text)?.fields ?? "") : text);

/** A file as the editor's program writes it: anew, in a style of its own. */
function rewritten(path: string, text: string, values: Values): string {
  const yaml = stringify(fromForm(values, schemaOf(path)), {
    lineWidth: 0,
    singleQuote: true,
  }).trim();
  return path.endsWith(".md")
    ? `---\n${yaml}\n---\n\n${splitMarkdown(text)?.body.trim()}\n`
    : `${yaml}\n`;
}

/** The places of all words in some values. */
const wordsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === "string"
    ? [path]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          wordsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];

function changed(values: Values, path: Path, change: (words: string) => string): Values {
  const copy = structuredClone(values);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(at as object, key), copy) as object;
  const key = path.at(-1) ?? "";
  Reflect.set(parent, key, change(Reflect.get(parent, key)));
  return copy;
}

/** The lines of one text that the other has not, in order. */
function newLines(before: string, after: string): string[] {
  const known = before.split("\n");
  return after.split("\n").filter((line) => !known.includes(line));
}

test.each(FILES)("$path is the same after it was saved unchanged", ({ path, text }) => {
  expect(withChanges(path, text, rewritten(path, text, valuesOf(path, text)))).toBe(text);
});

test.each(FILES.filter(({ path, text }) => wordsIn(valuesOf(path, text)).length > 0))(
  "$path has one new line where a few words of it were changed",
  ({ path, text }) => {
    const values = valuesOf(path, text);
    const places = wordsIn(values);
    for (const place of [0, 1, 2, 3].map(
      (part) => places[Math.floor((part * places.length) / 4)] ?? [],
    )) {
      const wish = changed(values, place, (words) => `${words.trimEnd()}: “more” # words`);
      const after = withChanges(path, text, rewritten(path, text, wish));
      const [was = ""] = [
        place.reduce<unknown>((at, key) => Reflect.get(at as object, key), values) as string,
      ];
      expect(valuesOf(path, after), place.join(".")).toEqual(
        changed(wish, place, (words) => (was.endsWith("\n") ? `${words}\n` : words)),
      );
      // A text that is folded over several lines is folded anew.
      const folded = was.length > 60 && !text.includes(was);
      expect(newLines(text, after).length, `${place.join(".")} ${after}`).toBeLessThanOrEqual(
        folded ? 6 : 1,
      );
    }
  },
);

const MENU = `# The menus.
small:
  - { label: Privacy, to: /privacy } # law
  - { label: Terms, to: /terms }
footer:
  - label: About
    links:
      # The team comes first.
      - { label: Team, to: /team }
      - { label: Jobs, to: /work-with-us }
header: []
`;

const saved = (
  change: (menu: { small: Values[]; footer: { label: string; links: Values[] }[] }) => void,
): string[] => {
  const menu = parse(MENU);
  change(menu);
  const after = withChanges("navigation.yaml", MENU, stringify(menu));
  expect(parse(after)).toEqual(menu);
  const lines = { before: MENU.split("\n"), after: after.split("\n") };
  return [
    ...lines.before.filter((line) => !lines.after.includes(line)).map((line) => `-${line}`),
    ...lines.after.filter((line) => !lines.before.includes(line)).map((line) => `+${line}`),
  ];
};

test("an entry more in a list is a line more, wherever it stands", () => {
  const link = { label: "Pensions", to: "/services/pensions" };
  const line = "{ label: Pensions, to: /services/pensions }";
  expect(saved(({ small }) => small.push(link))).toEqual([`+  - ${line}`]);
  expect(saved(({ small }) => small.unshift(link))).toEqual([`+  - ${line}`]);
  expect(saved(({ footer }) => footer[0]?.links.splice(1, 0, link))).toEqual([`+      - ${line}`]);
});

test("an entry taken out takes its line along", () => {
  expect(saved(({ small }) => small.pop())).toEqual(["-  - { label: Terms, to: /terms }"]);
  expect(saved(({ footer }) => footer[0]?.links.shift())).toContain(
    "-      - { label: Team, to: /team }",
  );
});

test("a changed entry keeps its neighbours and their comments", () => {
  expect(saved(({ small }) => Object.assign(small[1] ?? {}, { to: "/terms-of-use" }))).toEqual([
    "-  - { label: Terms, to: /terms }",
    "+  - { label: Terms, to: /terms-of-use }",
  ]);
});

test("a new file has the fields that say something, and no others", () => {
  const after = withChanges(
    "blog/14-notice-pay.md",
    undefined,
    "---\ntitle: Notice pay\nupdated: ''\nsectors: []\ntags:\n  - contracts\ncover: {}\ndraft: true\n---\n\nText.\n",
  );
  expect(after).toBe("---\ntitle: Notice pay\ntags: [contracts]\ndraft: true\n---\nText.\n");
});

test("a field that is emptied is taken out, and one that is filled stands after its neighbour in the form", () => {
  const before = "title: A\n# Order matters.\nlead: B\nsearchTitle: C\n";
  const after = withChanges(
    "pages/home.yaml",
    before,
    "title: A\ndescription: D\nlead: B\nsearchTitle: ''\n",
  );
  expect(after).toBe("title: A\ndescription: D\n# Order matters.\nlead: B\n");
});

test("a long address in a folded text does not make the other lines longer", () => {
  const before = `title: A
lead: >-
  These lines were folded where eighty characters were full, as most of the
  files are, and the address that follows is longer than such a line can be:
  https://example.com/${"a".repeat(150)}
  The line after it is folded as the others are.
`;
  const values = { ...parse(before), lead: parse(before).lead.replace("others", "rest") };
  const after = withChanges("pages/home.yaml", before, stringify(values, { lineWidth: 0 }));
  expect(after).toBe(before.replace("others", "rest"));
});

const TEXT = `Text with *italic* words, 5 * 3 and a sum.

| Enterprise | Days |
| --- | ---: |
| Micro | 45 |

\`\`\`chart lines Claims
Year, Before
2025, 62
\`\`\`

The end.
`;

/** What the editor's program makes of the text above when it writes it anew. */
const asWritten = TEXT.replaceAll("*", "_")
  .replace("5 _", String.raw`5 \*`)
  .replace("---:", "---")
  .replaceAll("```", "\\`\\`\\`");

test("a list that has to be there is emptied, not taken out", () => {
  const before = "# Old addresses.\nredirects:\n  - { from: /a, to: /b }\n";
  expect(withChanges("redirects.yaml", before, "{}\n")).toBe("# Old addresses.\nredirects: []\n");
});

test("a text keeps its lines where one of them is changed", () => {
  const file = (text: string) => `---\ntitle: A\n---\n${text}`;
  const after = withChanges(
    "pages/free/a.md",
    file(TEXT),
    file(asWritten.replace("The end.", "The very end.")),
  );
  expect(after).toBe(file(TEXT.replace("The end.", "The very end.")));
});

/** The second of two lines, of which the first was changed, as it is saved: `was` before, and `is` from the editor. */
const savedLine = (was: string, is: string): string => {
  const file = (first: string, line: string) => `---\ntitle: A\n---\n${first}\n\n${line}\n`;
  const after = withChanges("pages/free/a.md", file("Old.", was), file("New.", is));
  return after.replace(file("New.", "LINE").replace(/LINE\n$/, ""), "").trimEnd();
};

test.each([
  ["a column aligned", "| --- | --- |", "| --- | ---: |"],
  ["a column aligned otherwise", "| --- | :---: |", "| --- | ---: |"],
  ["emphasis begun", String.raw`Use \*stars\*.`, "Use *stars*."],
  ["emphasis ended that has underscores", "Use _lines_.", String.raw`Use \_lines\_.`],
  ["code begun", "Use \\`code\\`.", "Use `code`."],
])("what a line says is changed together with another: %s", (_, was, is) => {
  expect(savedLine(was, is)).toBe(is);
});

// Each as Sveltia CMS 0.221.1 writes it.
test.each([
  ["| :--- | ---: |", "| --- | --- |"],
  ["It is *so*, and 5 * 3.", String.raw`It is _so_, and 5 \* 3.`],
  ["It is __so__, not ***so***.", "It is **so**, not **_so_**."],
  ["Write `---:` *so*", "Write \\`---:\\` _so_"],
  ["The un*think*able.", "The un_think_able."],
  [String.raw`\# \[a], \*no\*.`, String.raw`# [a], \*no\*.`],
  ["`a_b *c*` and ~~no~~", "\\`a_b _c_\\` and \\~\\~no\\~\\~"],
  ["[*a*](https://a.b/c_(d))", String.raw`[_a_](https://a.b/c_\(d\))`],
])("a line that the editor's program only writes otherwise stays: %s", (was, is) => {
  expect(savedLine(was, is)).toBe(was);
});

test.each([
  "> ![a](b.jpg)",
  "> Words ![a](b.jpg)",
  "- ![a](b.jpg)",
  "1. Words\n   and more ![a](b.jpg)",
  "```md\nWords ![a](b.jpg)\n```",
  "| Words | ![a](b.jpg)\n| --- | ---",
])("a picture stays in what it stands in: %j", (lines) => {
  expect(savedLine(lines, lines)).toBe(lines);
  expect(savedLine("Nothing.", lines)).toBe(lines);
});

test("a picture stays in a fenced block whose fences come back as words", () => {
  const lines = "```md\nWords ![a](b.jpg)\n```";
  expect(savedLine(lines, lines.replaceAll("`", "\\`"))).toBe(lines);
});

test("a line that a picture was put into is written as before", () => {
  expect(savedLine("It is *so*.", "It is _so_. ![a](b.jpg)")).toBe("It is *so*.\n\n![a](b.jpg)");
});

test("a picture put in at the end of a line stands by itself", () => {
  const after = withChanges(
    "pages/free/a.md",
    `---\ntitle: A\n---\n${TEXT}`,
    `---\ntitle: A\n---\n${TEXT.replace("The end.", "The end.![A hall](hall.jpg)")}`,
  );
  expect(after).toBe(`---\ntitle: A\n---\n${TEXT}\n![A hall](hall.jpg)\n`);
});
