/**
 * Writes new values into a YAML text and leaves everything else as it stands: comments, order, quotation marks, lists
 * in brackets, folded lines.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isNode,
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

type Edit = { from: number; to: number; text: string };

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => typeof item !== "object" && /^[\w-]{1,40}$/.test(String(item)));

const isBlock = ({ type }: Scalar): boolean =>
  type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;

/**
 * Writes a value by itself, in the style of these files.
 * @param like the node in whose place it stands
 * @param width of the lines, where the earlier text had several
 */
function written(value: unknown, like?: Node | null, width = 0): string {
  const document = new Document(value);
  visit(document, {
    Seq: (_, node) => void (node.flow = isShortList(node.toJSON())),
    Scalar: (key, node) => {
      if (typeof node.value !== "string" || key === "key") return;
      if (node.value.includes("\n")) node.type = Scalar.BLOCK_LITERAL;
    },
  });
  const inner = isMap(document.contents) ? document.contents.items[0]?.value : document.contents;
  if (isScalar(like) && isScalar(inner) && typeof inner.value === "string" && like.type) {
    const isQuoted = like.type === Scalar.QUOTE_DOUBLE || like.type === Scalar.QUOTE_SINGLE;
    if (isBlock(like) || (isQuoted && !inner.value.includes("\n"))) inner.type = like.type;
  }
  return document.toString({ lineWidth: width, flowCollectionPadding: false });
}

const isInBrackets = (node: unknown): node is YAMLMap | YAMLSeq =>
  (isMap(node) || isSeq(node)) && node.flow === true;

const indented = (text: string, column: number): string =>
  text.replace(/^(?=.)/gm, " ".repeat(column));

const keyOf = (pair: Pair): string => String((pair.key as Scalar).value);

/** Finds the edits that bring a text to new values. */
class Changes {
  readonly edits: Edit[] = [];
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  #lineStart(offset: number): number {
    return this.text.lastIndexOf("\n", offset - 1) + 1;
  }

  /** Where the line after a node begins; a comment at the end of its last line goes with it. */
  #lineEnd(node: Node): number {
    const end = node.range?.[1] ?? 0;
    if (this.text[end - 1] === "\n") return end;
    const next = this.text.indexOf("\n", end);
    return next < 0 ? this.text.length : next + 1;
  }

  #column(offset: number): number {
    return offset - this.#lineStart(offset);
  }

  #source(node: Node): string {
    const [from = 0, to = 0] = node.range ?? [];
    return this.text.slice(from, to);
  }

  /** How long the lines of a text that was wrapped may be; 0 where it was not. */
  #width(node?: Node | null): number {
    const [, ...lines] = isScalar(node) ? this.#source(node).trimEnd().split("\n") : [];
    if (lines.length < 2) return lines.length * 100;
    return Math.max(80, ...lines.map((line) => line.length));
  }

  /** A wrapped text with other words in it: the lines before and after them stay. @returns undefined where it is none */
  #rewrapped(node: Scalar, value: string): string | undefined {
    const source = this.#source(node);
    const lines = source.trimEnd().split("\n");
    const head = isBlock(node) ? lines.splice(0, 1) : [];
    const indent = /^ */.exec(lines.at(-1) ?? "")?.[0] ?? "";
    const words = value.split(" ");
    const count = (line = "") => line.trim().split(" ").length;
    const says = (line: string | undefined, some: string[]) => line?.trim() === some.join(" ");
    const before: string[] = [];
    const after: string[] = [];
    while (says(lines[0], words.slice(0, count(lines[0])))) {
      words.splice(0, count(lines[0]));
      before.push(lines.shift()!);
    }
    while (says(lines.at(-1), words.slice(-count(lines.at(-1))))) {
      words.splice(-count(lines.at(-1)));
      after.unshift(lines.pop()!);
    }
    const between: string[] = [];
    for (const word of words) {
      const last = between.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= this.#width(node))
        between[between.length - 1] = `${last} ${word}`;
      else between.push((head.length + before.length + between.length > 0 ? indent : "") + word);
    }
    const text = [...head, ...before, ...between, ...after].join("\n");
    const isSame = parseDocument(`k: ${text}\n`).get("k") === value;
    return isSame ? text + source.slice(source.trimEnd().length) : undefined;
  }

  #insert(at: number, text: string): void {
    const start = at > 0 && this.text[at - 1] !== "\n" ? "\n" : "";
    this.edits.push({ from: at, to: at, text: start + text });
  }

  /** Where a pair's value is given as nothing at all, the pair ends with its key. */
  #endOf(pair: Pair): number {
    const value = pair.value as Node | null;
    return this.#lineEnd(value?.range ? value : (pair.key as Node));
  }

  /** A word, a sentence or a wrapped text where it stands: what stands behind it, such as a comment, stays. */
  #replaceInPlace(node: Node | null, value: unknown): boolean {
    if (!isScalar(node) || typeof value === "object") return false;
    const [from = 0, to = 0] = node.range ?? [];
    const isWrapped = this.#source(node).trimEnd().includes("\n");
    const text = isWrapped
      ? this.#rewrapped(node, String(value))
      : isBlock(node)
        ? undefined
        : written({ k: value }, node).slice("k: ".length).trimEnd();
    if (from === to || text === undefined || (!isWrapped && text.includes("\n"))) return false;
    this.edits.push({ from, to, text });
    return true;
  }

  #replacePair(pair: Pair, value: unknown): void {
    const key = pair.key as Scalar;
    const from = key.range?.[0] ?? 0;
    const column = this.#column(from);
    const node = pair.value as Node | null;
    if (this.#replaceInPlace(node, value)) return;
    const width = this.#width(node);
    const text = written({ [keyOf(pair)]: value }, node, width && width - column);
    this.edits.push({ from, to: this.#endOf(pair), text: indented(text, column).trimStart() });
  }

  map(node: YAMLMap, values: Values): void {
    const pairs = new Map(node.items.map((pair) => [keyOf(pair), pair]));
    const [first] = node.items;
    const column = this.#column((first?.key as Scalar)?.range?.[0] ?? 0);
    let last: Pair | undefined;
    for (const [key, value] of Object.entries(values)) {
      const pair = pairs.get(key);
      if (pair) {
        this.pair(pair, value);
        last = pair;
        continue;
      }
      const text = indented(written({ [key]: value }), column);
      const before = last ?? first;
      if (before) this.#insert(this.#endOf(before), text);
    }
    for (const [key, pair] of pairs) {
      if (key in values) continue;
      const from = (pair.key as Scalar).range?.[0] ?? 0;
      // The first field of a list's entry shares its line with the dash.
      const start = this.text.slice(this.#lineStart(from), from).trim()
        ? from
        : this.#lineStart(from);
      const next = node.items[node.items.indexOf(pair) + 1]?.key as Scalar | undefined;
      const to = start === from && next ? (next.range?.[0] ?? 0) : this.#endOf(pair);
      this.edits.push({ from: start, to, text: "" });
    }
  }

  pair(pair: Pair, value: unknown): void {
    const node = pair.value as Node | null;
    if (isDeepStrictEqual(node?.toJSON() ?? null, value ?? null)) return;
    const isFilled = (isMap(node) || isSeq(node)) && node.items.length > 0;
    if (isFilled && isInBrackets(node) && typeof value === "object") this.#flow(node, value);
    else if (isFilled && isMap(node) && isValues(value) && Object.keys(value).length > 0)
      this.map(node, value);
    else if (isFilled && isSeq(node) && Array.isArray(value) && value.length > 0)
      this.list(node, value);
    else this.#replacePair(pair, value);
  }

  /** Writes a value in brackets, `[a, b]` or `{ a: 1 }`: what is as it was keeps its letters. */
  #brackets(value: unknown, like?: unknown): string {
    if (isNode(like) && like.range && isDeepStrictEqual(like.toJSON(), value))
      return this.#source(like);
    const inner = (key: unknown) => (isCollection(like) ? like.get(key, true) : undefined);
    if (Array.isArray(value))
      return `[${value.map((one, place) => this.#brackets(one, inner(place))).join(", ")}]`;
    if (isValues(value)) {
      const pairs = Object.entries(value);
      return `{ ${pairs.map(([key, one]) => `${key}: ${this.#brackets(one, inner(key))}`).join(", ")} }`;
    }
    const list = new Document([value]);
    const [scalar] = (list.contents as unknown as YAMLSeq).items;
    (list.contents as unknown as YAMLSeq).flow = true;
    if (isScalar(like) && isScalar(scalar) && typeof value === "string" && like.type)
      scalar.type = like.type;
    return list.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
  }

  /** Changes in brackets only the values that differ, where nothing was added or taken away. */
  #flow(node: Node, value: unknown): void {
    if (isDeepStrictEqual(node.toJSON(), value)) return;
    const inner = isCollection(node)
      ? Object.entries(value as object).map(([key, one]) => [
          node.get(isSeq(node) ? Number(key) : key, true),
          one,
        ])
      : [];
    const isSameShape =
      isCollection(node) &&
      inner.length === node.items.length &&
      inner.every(([child]) => isNode(child) && child.range);
    if (isSameShape) for (const [child, one] of inner) this.#flow(child as Node, one);
    else {
      const [from = 0, to = 0] = node.range ?? [];
      this.edits.push({ from, to, text: this.#brackets(value, node) });
    }
  }

  list(node: YAMLSeq, values: unknown[]): void {
    const items = node.items as Node[];
    const isSame = (item: Node | undefined, value: unknown) =>
      isDeepStrictEqual(item?.toJSON(), value);
    let start = 0;
    while (start < items.length && start < values.length && isSame(items[start], values[start]))
      start += 1;
    let end = 0;
    while (
      end < items.length - start &&
      end < values.length - start &&
      isSame(items.at(-1 - end), values.at(-1 - end))
    )
      end += 1;
    const changed = items.slice(start, items.length - end);
    const wanted = values.slice(start, values.length - end);
    const column = this.#column(this.#dash(items[0] as Node));
    const isMoved = changed.length !== wanted.length;
    for (const [place, item] of changed.entries()) {
      const value = wanted[place];
      if (place < wanted.length && isSame(item, value)) continue;
      if (place < wanted.length && typeof value === "object" && isInBrackets(item)) {
        this.#flow(item, value);
        continue;
      }
      // What was another entry would lend it its comments.
      if (place < wanted.length && isValues(value) && isMap(item) && !isMoved) {
        this.map(item, value);
        continue;
      }
      if (place < wanted.length && this.#replaceInPlace(item, value)) continue;
      const text = place < wanted.length ? this.#item(value, column, item) : "";
      this.edits.push({ from: this.#lineStart(this.#dash(item)), to: this.#lineEnd(item), text });
    }
    const added = wanted
      .slice(changed.length)
      .map((value) => this.#item(value, column, isInBrackets(items[0]) ? items[0] : undefined));
    if (added.length === 0) return;
    const before = items[items.length - end - 1];
    const at = before ? this.#lineEnd(before) : this.#lineStart(this.#dash(items[0] as Node));
    this.#insert(at, added.join(""));
  }

  #dash(item: Node): number {
    return this.text.lastIndexOf("-", (item.range?.[0] ?? 0) - 1);
  }

  #item(value: unknown, column: number, like?: Node): string {
    const text =
      isInBrackets(like) && typeof value === "object"
        ? `${this.#brackets(value)}\n`
        : written(value, like, this.#width(like));
    return indented(`- ${indented(text, 2).trimStart()}`, column);
  }

  apply(): string {
    return this.edits
      .toSorted((a, b) => b.from - a.from || b.to - a.to)
      .reduce(
        (text, { from, to, text: wanted }) => text.slice(0, from) + wanted + text.slice(to),
        this.text,
      );
  }
}

/** Brings a YAML text to new values, and changes no line that says the same. */
export function withValues(before: string, values: Values): string {
  const { contents } = parseDocument(before);
  if (!isMap(contents) || contents.flow || contents.items.length === 0) return newText(values);
  const changes = new Changes(before);
  changes.map(contents, values);
  return changes.apply();
}

/** Writes values as a new YAML text. */
export const newText = (values: Values): string => written(values);
