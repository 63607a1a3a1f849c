/**
 * Writes new values into a YAML text and keeps everything else: comments, order, quotation marks, lists in brackets,
 * wrapped lines. Different values are replaced in place, and lines of lists and groups move unchanged.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isValues, type Values } from "./form-values.ts";

/** Options to write values in one line, whatever their length. */
const LAYOUT = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Infinity,
  flowCollectionPadding: false,
};

const isSame = (node: Node | null | undefined, value: unknown): boolean =>
  isDeepStrictEqual(node?.toJSON() ?? null, value ?? null);

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => typeof item !== "object" && /^[\w-]{1,40}$/.test(String(item)));

/** Writes a value in one line, with the same quotation marks. @returns undefined if it needs several lines */
function inOneLine(value: unknown, like: unknown, isInBrackets: boolean): string | undefined {
  const { type } = isScalar(like) ? like : {};
  const hasLines = String(value).includes("\n");
  if (hasLines && !isInBrackets) return undefined;
  const scalar = new Scalar(value);
  if (typeof value === "string" && (hasLines || type?.startsWith("QUOTE")))
    scalar.type = hasLines ? Scalar.QUOTE_DOUBLE : type;
  const list = new Document([scalar]);
  (list.contents as unknown as YAMLSeq).flow = isInBrackets;
  const text = list.toString(LAYOUT).trim();
  return isInBrackets ? text.slice(1, -1) : text.slice("- ".length);
}

/** A wrapped text with changed words: lines before and after them stay. @returns undefined if it is not wrapped */
function rewrapped(source: string, was: string, value: string): string | undefined {
  const [old, words] = [was, value].map((text) => text.trim().split(/\s+/)) as [string[], string[]];
  const places = [...source.matchAll(/\S+/g)].slice(-old.length);
  const fewer = Math.min(old.length, words.length);
  let [start, end] = [0, 0];
  while (start < fewer && old[start] === words[start]) start += 1;
  while (start + end < fewer && old.at(-1 - end) === words.at(-1 - end)) end += 1;
  // If words were only added or removed, a neighbouring word is rewritten too, which keeps its spaces.
  if (start + end === fewer && end > 0) end -= 1;
  else if (start + end === fewer) start -= 1;
  const [first, last] = [places[start], places[old.length - end - 1]];
  if (!first || !last || value === "") return undefined;
  const text = [
    source.slice(0, first.index),
    words.slice(start, words.length - end).join(" "),
    source.slice(last.index + last[0].length),
  ].join("");
  const read = parseDocument(`k: ${text}`);
  return read.errors.length === 0 && read.get("k") === value ? text : undefined;
}

/** The similarity of two values, from 0 to 1: of their fields, or of their words. */
function likeness(...values: [was: unknown, is: unknown]): number {
  const [was, is] = values.map((value) => {
    const parts = isValues(value) ? Object.entries(value) : String(value).split(" ");
    return new Set(parts.map((part) => JSON.stringify(part)));
  }) as [Set<string>, Set<string>];
  return was.intersection(is).size / was.size;
}

/** Writes a new value. @param column where its lines begin */
function fresh(value: unknown, column = 0): string {
  const document = new Document(value);
  visit(document, {
    Seq: (key, list) => void (list.flow = key !== null && isShortList(list.toJSON())),
    Scalar(key, one) {
      if (key !== "key" && String(one.value).includes("\n")) one.type = Scalar.BLOCK_LITERAL;
    },
  });
  return document.toString(LAYOUT).replaceAll(/\n(?=.)/g, `\n${" ".repeat(column)}`);
}

/** Comments and empty lines, and the indentation of the next line. */
const NOTES = /((?:[ \t]*(?:#.*)?\n)*) */y;

/** An entry of a list or a pair of a group, with the comments above it and its offset. */
type Item = { of: Pair<Node, Node> | Node; notes: string; start: number };

/** The wanted content of a place: an item, unchanged or with another value, or a new value. */
type Wanted = { item?: Item; key?: string; value: unknown };

/** The pairs of a group in the file's order, new ones last. */
function pairsOf(items: Item[], wanted: Values): Wanted[] {
  const known = new Map(items.map((item) => [String((item.of as Pair).key), item]));
  return [...new Set([...known.keys(), ...Object.keys(wanted)])]
    .filter((key) => key in wanted)
    .map((key) => ({ item: known.get(key), key, value: wanted[key] }));
}

/** The entries of a list, each matched with the equal or most similar old one. */
function entriesOf(items: Item[], wanted: unknown[]): Wanted[] {
  const left = new Set(items);
  const found = wanted.map((value) => {
    const item = [...left].find(({ of }) => isSame(of as Node, value));
    if (item) left.delete(item);
    return item;
  });
  const missing = [...wanted.keys()].filter((place) => !found[place]);
  // A dissimilar entry would give the new one its comments.
  const least = left.size === missing.length ? 0 : 0.5;
  for (const item of left) {
    const like = (place: number) => likeness((item.of as Node).toJSON(), wanted[place]);
    const [best] = missing.filter((place) => !found[place]).toSorted((a, b) => like(b) - like(a));
    if (best !== undefined && like(best) >= least) found[best] = item;
  }
  return wanted.map((value, place) => ({ item: found[place], value }));
}

type Block = YAMLMap<Node, Node> | YAMLSeq<Node>;

const isBlock = (node: Node): node is Block =>
  isCollection(node) && !node.flow && node.items.length > 0;

const valueOf = (item: Item["of"]): Node => (isPair(item) ? (item.value ?? item.key) : item);

// `before` is always the whole text, which ends with a newline: offsets are in it.

const source = (before: string, { range }: Node): string => before.slice(range![0], range![1]);

/** The offset of the next line. */
const lineEnd = (before: string, at: number): number =>
  before[at - 1] === "\n" ? at : before.indexOf("\n", at) + 1 || before.length;

const columnOf = (before: string, at: number): number => at - before.lastIndexOf("\n", at - 1) - 1;

const endOf = (before: string, node: Node): number =>
  isBlock(node) ? endOf(before, valueOf(node.items.at(-1)!)) : lineEnd(before, node.range![1]);

/** A value in brackets, `[a, b]` or `{ a: 1 }`: unchanged parts keep their text and place. */
function inBrackets(before: string, value: unknown, like?: Node): string {
  if (like && isSame(like, value)) return source(before, like);
  if (typeof value !== "object" || value === null) return inOneLine(value, like, true)!;
  const inner = Object.entries(value).map(([key, one]) => {
    const known = isCollection(like) ? like.get(isSeq(like) ? Number(key) : key, true) : null;
    return { key, range: known?.range, text: inBrackets(before, one, known as Node | undefined) };
  });
  const isSameShape = isCollection(like) && like.items.length === inner.length;
  if (isSameShape && inner.every(({ range }) => range)) {
    let [at, end] = like.range!;
    const parts = inner.map(({ range, text }) => {
      const between = before.slice(at, range![0]);
      at = range![1];
      return between + text;
    });
    return parts.join("") + before.slice(at, end);
  }
  return Array.isArray(value)
    ? `[${inner.map(({ text }) => text).join(", ")}]`
    : `{ ${inner.map(({ key, text }) => `${key}: ${text}`).join(", ")} }`;
}

/** The text of a changed scalar in place of the old one; undefined if it needs another form. */
function otherLetters(before: string, node: Node, value: unknown): string | undefined {
  if (isCollection(node))
    return node.flow && node.items.length > 0 && typeof value === "object"
      ? inBrackets(before, value, node)
      : undefined;
  if (typeof value === "object") return undefined;
  const was = source(before, node);
  if (was.includes("\n"))
    return typeof value === "string" ? rewrapped(was, String(node.toJSON()), value) : undefined;
  const letters = inOneLine(value, node, false);
  if (letters === undefined || was) return letters;
  const [space, next] = [before[node.range![0] - 1], before[node.range![0]]];
  return `${space === " " ? "" : " "}${letters}${next === "#" ? " " : ""}`;
}

/** An item with another value, from its offset to the end of its last line. */
function withValue(before: string, { of, start }: Item, value: unknown): string {
  const node = valueOf(of);
  if (isSame(node, value)) return before.slice(start, endOf(before, node));
  const [isFilled, [from, to]] = [Object.keys(value ?? {}).length > 0, node.range!];
  if (isFilled && isBlock(node) && (isMap(node) ? isValues(value) : Array.isArray(value))) {
    const inner = isPair(of) ? lineEnd(before, of.key.range![1]) : start + 1;
    return before.slice(start, inner) + inLines(before, node, value as object, inner);
  }
  const letters = isBlock(node) ? undefined : otherLetters(before, node, value);
  if (letters !== undefined)
    return before.slice(start, from) + letters + before.slice(to, endOf(before, node));
  const comment = isBlock(node) ? "" : before.slice(to, endOf(before, node)).trim();
  const whole = isPair(of) ? { [String(of.key)]: value } : [value];
  return fresh(whole, columnOf(before, start)).replace("\n", comment ? ` ${comment}\n` : "\n");
}

/** A block list or group. @param from its offset, after `key:` or `-` */
function inLines(before: string, node: Block, value: object, from: number): string {
  let at = from;
  const items = node.items.map((of): Item => {
    NOTES.lastIndex = at;
    const [all, notes = ""] = NOTES.exec(before)!;
    const start = at + all.length;
    at = endOf(before, valueOf(of));
    return { of, notes, start };
  });
  const [first] = items as [Item];
  const column = columnOf(before, first.start);
  const isBehind = from > 0 && before[from - 1] !== "\n";
  const head = isBehind ? before.slice(from, first.start) : "";
  if (isBehind) first.notes = "";
  const wanted = isMap(node)
    ? pairsOf(items, value as Values)
    : entriesOf(items, value as unknown[]);
  // Comments above a removed item stay above the next one.
  let above = "";
  for (const item of items) {
    const notes = above + item.notes;
    if (wanted.some((one) => one.item === item)) [item.notes, above] = [notes, ""];
    else if (notes.includes("#")) above = notes;
  }
  const { of: like } = first;
  const texts = wanted.map(({ item, key, value: one }, place) => {
    const text = item
      ? withValue(before, item, one)
      : isCollection(like) && like.flow && typeof one === "object"
        ? `- ${inBrackets(before, one)}\n`
        : fresh(key === undefined ? [one] : { [key]: one }, column);
    const notes = item?.notes ?? "";
    if (place > 0 || !isBehind) return notes + " ".repeat(column) + text;
    above += notes;
    return text;
  });
  return head + texts.join("") + above;
}

function changed(before: string, values: Values): string {
  const { contents } = parseDocument(before) as Document<Node>;
  if (!contents) return before + fresh(values);
  if (!isBlock(contents)) return "";
  return inLines(before, contents, values, 0) + before.slice(endOf(before, contents));
}

function says(text: string, values: Values): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS() ?? null, values);
}

/** Writes new values into a YAML text; lines with unchanged values are not touched. */
export function withValues(before: string, values: Values): string {
  if (says(before, values)) return before;
  const end = before.endsWith("\n") ? "" : "\n";
  const text = Object.keys(values).length > 0 ? changed(before + end, values) : "";
  const after = says(text, values) ? text : newText(values);
  return end ? after.slice(0, -1) : after;
}

/** The YAML text of a new entry. */
export const newText = (values: Values): string => fresh(values);
