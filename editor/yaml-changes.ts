/**
 * Writes new values into a YAML text and leaves everything else as it stands: comments, order, quotation marks, lists
 * in brackets, wrapped lines. The text is printed anew, each value that is as it was with the letters it was read from.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type Pair,
  type ScalarTag,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isValues, type Values } from "./form-values.ts";

/** What is printed as it is. */
class Letters extends String {}
const LETTERS: ScalarTag = {
  tag: "letters",
  default: true,
  identify: (value) => value instanceof Letters,
  resolve: (text) => text,
  stringify: ({ value }) => String(value),
};

/** Where values are in one line, whatever their length. */
const LAYOUT = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity };

const isSame = (node: Node | null | undefined, value: unknown): boolean =>
  isDeepStrictEqual(node?.toJSON() ?? null, value ?? null);

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => typeof item !== "object" && /^[\w-]{1,40}$/.test(String(item)));

const keyOf = (pair: Pair): Scalar => pair.key as Scalar;

/** A single value in one line, with the quotation marks of another. @returns undefined where it needs several lines */
function inOneLine(value: unknown, like: unknown, isInBrackets: boolean): string | undefined {
  const { type } = isScalar(like) ? like : {};
  const hasLines = String(value).includes("\n");
  if (hasLines && !isInBrackets) return undefined;
  const scalar = new Scalar(value);
  if (typeof value === "string" && (hasLines || type?.startsWith("QUOTE")))
    scalar.type = hasLines ? Scalar.QUOTE_DOUBLE : type;
  const list = new Document([scalar]);
  (list.contents as unknown as YAMLSeq).flow = isInBrackets;
  const text = list.toString({ ...LAYOUT, flowCollectionPadding: false }).trim();
  return isInBrackets ? text.slice(1, -1) : text.slice("- ".length);
}

/** A wrapped text with other words in it: the lines before and after them stay. @returns undefined where it is none */
function rewrapped(source: string, was: string, value: string): string | undefined {
  const [old, words] = [was, value].map((text) => text.trim().split(/\s+/)) as [string[], string[]];
  const places = [...source.matchAll(/\S+/g)].slice(-old.length);
  const fewer = Math.min(old.length, words.length);
  let [start, end] = [0, 0];
  while (start < fewer && old[start] === words[start]) start += 1;
  while (start + end < fewer && old.at(-1 - end) === words.at(-1 - end)) end += 1;
  // Where words were added or taken out alone, one beside them is written again: its spaces stay.
  if (start + end === fewer && end > 0) end -= 1;
  else if (start + end === fewer) start -= 1;
  const [first, last] = [places[start], places[old.length - end - 1]];
  if (!first || !last || value === "") return undefined;
  const text = [
    source.slice(0, first.index),
    words.slice(start, words.length - end).join(" "),
    source.slice(last.index + last[0].length),
  ].join("");
  return parseDocument(`k: ${text}`).get("k") === value ? text : undefined;
}

/** How much of a value another still says, from 0 to 1: of its fields, or of its words. */
function likeness(...values: [was: unknown, is: unknown]): number {
  const [was, is] = values.map((value) => {
    const parts = isValues(value) ? Object.entries(value) : String(value).split(" ");
    return new Set(parts.map((part) => JSON.stringify(part)));
  }) as [Set<string>, Set<string>];
  return was.intersection(is).size / was.size;
}

/** The comments above what is gone stand above what comes next. */
function keepComments(around: YAMLMap | YAMLSeq, nodes: Node[], kept: Node[]): void {
  let above: string[] = [];
  for (const node of nodes) {
    if (node.commentBefore) above.push(node.commentBefore);
    if (!kept.includes(node)) continue;
    node.commentBefore = above.join("\n") || undefined;
    above = [];
  }
  if (above.length > 0) around.comment = [...above, around.comment ?? []].flat().join("\n");
}

/** Prints a text anew, with other values in it where some are given. */
function printed(before: string, values?: Values): string {
  const document = parseDocument(before, { customTags: [LETTERS] }) as Document;
  // What is written as `*name` is spelled out: it may come to differ from what it names.
  visit(document, { Alias: (_, alias) => document.createNode(alias.toJS(document)) as Scalar });
  const letters = new Map<unknown, string>();
  const source = ({ range }: Node): string => (range ? before.slice(range[0], range[1]) : "");
  const columns = (isMap(document.contents) ? document.contents.items : []).flatMap(({ value }) =>
    isCollection(value) && !value.flow && value.range
      ? value.range[0] - before.lastIndexOf("\n", value.range[0]) - 1
      : [],
  );
  const indents = { indent: columns.find(Boolean) ?? 2, indentSeq: !columns.includes(0) };

  /** A value in brackets, `[a, b]` or `{ a: 1 }`: what is as it was keeps its letters, and its place among them. */
  function inBrackets(value: unknown, like?: Node): string {
    if (like?.range && isSame(like, value)) return source(like);
    if (typeof value !== "object" || value === null) return inOneLine(value, like, true)!;
    const inner = Object.entries(value).map(([key, one]) => {
      const known = isCollection(like) ? like.get(isSeq(like) ? Number(key) : key, true) : null;
      return { key, range: known?.range, text: inBrackets(one, known as Node | undefined) };
    });
    const isSameShape = isCollection(like) && like.items.length === inner.length;
    if (like?.range && isSameShape && inner.every(({ range }) => range)) {
      let [at, end] = like.range;
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

  /** A value that is new. @param like one beside it */
  function fresh(value: unknown, like?: Node): Node {
    const node = document.createNode(value);
    const bracket = (one: Node) => void letters.set(one, inBrackets(one.toJSON()));
    if (isCollection(like) && like.flow && isCollection(node)) bracket(node);
    visit(node, {
      Seq: (_, list) => (isShortList(list.toJSON()) ? bracket(list) : undefined),
      Scalar(key, one) {
        if (key !== "key" && String(one.value).includes("\n")) one.type = Scalar.BLOCK_LITERAL;
      },
    });
    return node;
  }

  /** What stands for another value in the place of one that has letters; undefined where it needs another form. */
  function otherLetters(node: Node, value: unknown): string | undefined {
    if (isCollection(node))
      return node.items.length > 0 && typeof value === "object"
        ? inBrackets(value, node)
        : undefined;
    if (typeof value === "object") return undefined;
    const was = source(node);
    if (was.includes("\n"))
      return typeof value === "string" ? rewrapped(was, String(node.toJSON()), value) : undefined;
    return inOneLine(value, node, false);
  }

  /** Brings a value to another. @returns what stands there then */
  function put(node: Node | null, value: unknown): Node {
    if (node && isSame(node, value)) return node;
    const text = node && letters.has(node) ? otherLetters(node, value) : undefined;
    const isEmpty = !isCollection(node) || node.flow || Object.keys(value ?? {}).length === 0;
    if (node && text !== undefined) letters.set(node, text);
    else if (!isEmpty && isMap(node) && isValues(value)) setMap(node, value);
    else if (!isEmpty && isSeq<Node>(node) && Array.isArray(value)) setList(node, value);
    else {
      const { comment, commentBefore, spaceBefore } = node ?? {};
      return Object.assign(fresh(value), { comment, commentBefore, spaceBefore });
    }
    return node;
  }

  function setMap(map: YAMLMap, wanted: Values): void {
    const keys = map.items.map(keyOf);
    map.items = map.items.filter((pair) => String(keyOf(pair).value) in wanted);
    keepComments(map, keys, map.items.map(keyOf));
    let place = 0;
    for (const [key, value] of Object.entries(wanted)) {
      const known = map.items.find((pair) => String(keyOf(pair).value) === key);
      const pair = known ?? (document.createPair(key, null) as Pair);
      pair.value = put(pair.value as Node | null, value);
      if (known) place = map.items.indexOf(known) + 1;
      else map.items.splice(place++, 0, pair);
    }
  }

  function setList(list: YAMLSeq<Node>, wanted: unknown[]): void {
    const nodes = list.items;
    const left = new Set(nodes);
    const found = wanted.map((value) => {
      const node = [...left].find((one) => isSame(one, value));
      if (node) left.delete(node);
      return node;
    });
    const missing = [...wanted.keys()].filter((place) => !found[place]);
    // What is another entry would lend the new one its comments.
    const least = left.size === missing.length ? 0 : 0.5;
    for (const node of left) {
      const like = (place: number) => likeness(node.toJSON(), wanted[place]);
      const [best] = missing.filter((place) => !found[place]).toSorted((a, b) => like(b) - like(a));
      if (best !== undefined && like(best) >= least) found[best] = node;
    }
    list.items = wanted.map((value, place) => {
      const node = found[place];
      if (!node) return fresh(value, nodes[0]);
      const instead = put(node, value);
      nodes[nodes.indexOf(node)] = instead;
      return instead;
    });
    keepComments(list, nodes, list.items);
  }

  visit(document, (key, node) => {
    const isOne = isScalar(node) ? key !== "key" : isCollection(node) && node.flow;
    const text = isOne && source(node as Node);
    if (text) letters.set(node, text);
  });
  if (values && isMap(document.contents)) setMap(document.contents, values);
  else if (values) document.contents = fresh(values);
  visit(document, (_, node) => {
    const text = letters.get(node);
    if (text === undefined) return undefined;
    const { anchor, comment: after, commentBefore, spaceBefore } = node as Scalar;
    // A comment behind the sign of a text in lines is one of its letters.
    const comment = /^[>|]/.test(text) ? null : after;
    const instead = new Scalar(new Letters(text.replace(/\n$/, "")));
    return Object.assign(instead, { anchor, comment, commentBefore, spaceBefore });
  });
  return document.toString({ ...LAYOUT, ...indents });
}

/** A line without the spaces round it. */
const LINE = /\S(?:.*\S)?/g;

/**
 * Lays a text out as a file is: its lines that are as they were, and what is between them.
 * @param was the file as it is printed, which differs from it by spaces and ends of lines alone
 */
function inLayoutOf(before: string, was: string, is: string): string {
  const signs = [...before.matchAll(/\S/g)].map(({ index }) => index);
  let count = 0;
  const known = [...was.matchAll(LINE)].map(([line]) => {
    const from = signs[count];
    count += line.replaceAll(/\s/g, "").length;
    return { line, from, to: (signs[count - 1] ?? 0) + 1 };
  });
  const lines = [...is.matchAll(LINE)];
  let [text, last, end] = ["", -1, 0];
  for (const { 0: line, index } of lines) {
    const place = known.findIndex((one, at) => at > last && one.line === line);
    const next = known[last + 1];
    const isInstead = place < 0 && next && !lines.some(([other]) => other === next.line);
    const isNext = place === last + 1 || isInstead;
    text += isNext ? before.slice(known[last]?.to ?? 0, next?.from) : is.slice(end, index);
    text += place < 0 ? line : before.slice(known[place]!.from, known[place]!.to);
    last = isNext ? last + 1 : Math.max(last, place);
    end = index + line.length;
  }
  return text + (last === known.length - 1 ? before.slice(known[last]?.to) : is.slice(end));
}

function says(text: string, values: Values): boolean {
  const { errors, contents } = parseDocument(text);
  return errors.length === 0 && isSame(contents, values);
}

/** Brings a YAML text to new values, and changes no line that says the same. */
export function withValues(before: string, values: Values): string {
  if (Object.keys(values).length === 0) return newText(values);
  const end = before.endsWith("\n") ? "" : "\n";
  const [was, is] = [printed(before), printed(before, values)];
  if (was === is) return before;
  const [signs, printedSigns] = [before, was].map((text) => text.replaceAll(/\s/g, ""));
  const after = signs === printedSigns ? inLayoutOf(before + end, was, is) : is;
  const text = [after, is].find((one) => says(one, values)) ?? newText(values);
  return end ? text.slice(0, -1) : text;
}

/** Writes values as a new YAML text. */
export const newText = (values: Values): string => printed("", values);
