/** Keyboard commands and buttons of the Markdown editor. */
import { deleteMarkupBackward, insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import type { EditorView, KeyBinding } from "@codemirror/view";
import { site } from "./api.ts";
import { markdownOf } from "./pasted-text.ts";

export type Block = { from: number; to: number };

/** The block of a kind at the caret. @param sides of the caret to look at */
export function blockAt(state: EditorState, kind: RegExp, sides: (-1 | 1)[]): Block | undefined {
  const tree = ensureSyntaxTree(state, state.doc.length) ?? syntaxTree(state);
  for (const side of sides) {
    let node = tree.resolveInner(state.selection.main.head, side);
    while (node.parent && !kind.test(node.name)) node = node.parent;
    if (node.parent) return node;
  }
  return undefined;
}

/** Blocks in which each line is a line of the file: a table, a chart, a block of code. */
const LINES = /^(?:Table|FencedCode|CodeBlock)$/;

const isInLines = (state: EditorState): boolean => blockAt(state, LINES, [-1]) !== undefined;

/** The selected text; empty without a selection. */
export const selected = ({ state }: EditorView): string => {
  const { from, to } = state.selection.main;
  return state.sliceDoc(from, to);
};

function edit(view: EditorView, ...changes: TransactionSpec[]): true {
  view.dispatch(...changes, { scrollIntoView: true, userEvent: "input" });
  view.focus();
  return true;
}

/** Escapes Markdown characters of words. */
export const plainWords = (words: string): string => words.replaceAll(/[[\]\\*_`<~]/g, "\\$&");

/** Replaces the selection by words, with the caret after them. */
export const replaceSelection = (view: EditorView, words: string): true =>
  edit(view, view.state.replaceSelection(words));

/** Enter begins a new paragraph, as in Word; in a list the next entry, in a table the next row. */
function newParagraph(view: EditorView): boolean {
  const { state } = view;
  if (isInLines(state)) return false;
  if (insertNewlineContinueMarkup(view)) return true;
  const isEmpty = state.doc.lineAt(state.selection.main.from).text.trim() === "";
  return replaceSelection(view, isEmpty ? "\n" : "\n\n");
}

const BEGINNING = /^(?:(?:#{2,6}|>|-|\d+\.)(?: |$))?/;

/** Wraps the selected words of each line in a sign, or removes it. @param sign such as `**` */
export function wrap(view: EditorView, sign: string, example: string): true {
  const { state } = view;
  const { from, to } = state.selection.main;
  const { length } = sign;
  if (from === to) {
    const inner = { anchor: from + length, head: from + length + example.length };
    return edit(view, { changes: { from, insert: sign + example + sign }, selection: inner });
  }
  const pieces = [...state.sliceDoc(from, to).matchAll(/[^\s*](?:.*[^\s*])?/g)].flatMap((found) => {
    const [start, end] = [from + found.index, from + found.index + found[0].length];
    const isFirst = state.sliceDoc(state.doc.lineAt(start).from, start).trim() === "";
    const words = start + (isFirst ? BEGINNING.exec(found[0])![0].length : 0);
    return words < end ? [{ from: words, to: end }] : [];
  });
  // `***` is bold and italic.
  const isOn = pieces.every((piece) => {
    const before = /\**$/.exec(state.sliceDoc(0, piece.from))![0].length;
    const isThis = length === 2 ? before >= 2 : before % 2 === 1;
    return isThis && state.sliceDoc(piece.to, piece.to + length) === sign;
  });
  const [insert, taken] = isOn ? ["", length] : [sign, 0];
  const changes = pieces.flatMap((piece) => [
    { from: piece.from - taken, to: piece.from, insert },
    { from: piece.to, to: piece.to + taken, insert },
  ]);
  return edit(view, { changes });
}

/** Adds a prefix to every selected line, or removes it. */
export function prefix(view: EditorView, sign: (place: number) => string, known: RegExp): true {
  const { doc, selection } = view.state;
  const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
  const count = last.number - first.number + 1;
  const lines = Array.from({ length: count }, (_, place) => doc.line(first.number + place)).filter(
    ({ text }) => count === 1 || text.trim(),
  );
  const isOn = lines.every(({ text }) => known.test(text));
  const changes = lines.map(({ from, text }, place) => ({
    from,
    to: from + BEGINNING.exec(text)![0].length,
    insert: isOn ? "" : sign(place),
  }));
  return edit(view, { changes });
}

/** Replaces the selection by a block, with empty lines around it. @param instead a block to replace */
export function insertBlock(view: EditorView, text: string, instead?: Block): true {
  const { doc, selection } = view.state;
  if (instead) return edit(view, { changes: { from: instead.from, to: instead.to, insert: text } });
  const before = doc.sliceString(0, selection.main.from).trimEnd();
  const after = doc.sliceString(selection.main.to).trimStart();
  const lead = before === "" ? "" : "\n\n";
  const insert = `${lead}${text}${after === "" ? "\n" : "\n\n"}`;
  return edit(view, {
    changes: { from: before.length, to: doc.length - after.length, insert },
    selection: { anchor: before.length + lead.length + text.length },
  });
}

/** Adds a block after the line of the caret, or after its table or chart; the selection stays. */
export function addBlock(view: EditorView, text: string): true {
  const { doc, selection } = view.state;
  const around = blockAt(view.state, LINES, [-1, 1]) ?? doc.lineAt(selection.main.to);
  view.dispatch({ selection: { anchor: around.to } });
  return insertBlock(view, text);
}

/** A unique name for a note of a text. */
function freeNote(view: EditorView, name: string): string {
  const text = view.state.doc.toString();
  let free = name;
  for (let count = 2; text.includes(`[^${free}]`); count += 1) free = `${name}-${count}`;
  return free;
}

/** Strikes the selection, adds a reference to a note on what holds now, and writes the note at the end. */
export function insertUpdate(
  view: EditorView,
  { was, now = "", more = "", source }: Record<string, string>,
): void {
  const words = now.toLowerCase().match(/[a-z0-9]+/g) ?? ["now"];
  const free = freeNote(view, `update-${words.slice(0, 3).join("-")}`);
  const note = [`**${now.replace(/[.]?$/, ".")}**`, more, `*${source}*`].filter(Boolean).join(" ");
  replaceSelection(view, `~~${was}~~[^${free}]`);
  const { doc } = view.state;
  const from = doc.toString().trimEnd().length;
  view.dispatch({ changes: { from, to: doc.length, insert: `\n\n[^${free}]: ${note}\n` } });
}

/** HTML with formatting that would be lost as plain text. */
const HAS_LOOKS =
  /<(?:table|ul|ol|p|h[1-6]|b|strong|i|em|a|br)\b|MsoList|font-weight:\s*(?:bold|700)/i;

/** In characters, longer than a book: converting would block typing for seconds. */
const TOO_LONG = 1_000_000;

/** Pastes tables, lists and headings as Markdown. @param onPlain is called if the text is too long for that */
export function paste(event: ClipboardEvent, view: EditorView, onPlain: () => void): boolean {
  // Removes pictures, which are on another machine.
  const html = (event.clipboardData?.getData("text/html") ?? "").replaceAll(
    /data:image\/[^"')\s]*/g,
    "",
  );
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const hasLooks = HAS_LOOKS.test(html);
  if (isInLines(view.state) || !(hasLooks || text.includes(site))) return false;
  const isLong = hasLooks && html.length > TOO_LONG;
  if (isLong) onPlain();
  if (!hasLooks || isLong) return replaceSelection(view, text.replaceAll(site, ""));
  const made = markdownOf(html, site).replaceAll(
    /\[\^(\w+)\]/g,
    (_, name: string) => `[^${freeNote(view, name)}]`,
  );
  return made.includes("\n") ? insertBlock(view, made) : replaceSelection(view, made);
}

export const KEYS: KeyBinding[] = [
  {
    key: "Enter",
    run: newParagraph,
    // A line break within the paragraph.
    shift: (view) => replaceSelection(view, isInLines(view.state) ? "\n" : "\\\n"),
  },
  { key: "Backspace", run: deleteMarkupBackward },
  { key: "Mod-b", run: (view) => wrap(view, "**", "bold") },
  { key: "Mod-i", run: (view) => wrap(view, "*", "italic") },
];
