/**
 * Writes new values into a YAML text and leaves everything else as it stands: comments, order, quotation marks, lists
 * in brackets, folded lines.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
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

type Edit = { from: number; to: number; text: string };
export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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

/** Writes a value in brackets: `[a, b]` and `{ a: 1 }`. @param like the node in whose place it stands */
function inBrackets(value: unknown, like?: Node): string {
  if (Array.isArray(value)) return `[${value.map((one) => inBrackets(one)).join(", ")}]`;
  if (isValues(value)) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${inBrackets(inner)}`)
      .join(", ")} }`;
  }
  const list = new Document([value]);
  if (isSeq(list.contents)) {
    list.contents.flow = true;
    const [inner] = list.contents.items;
    if (isScalar(like) && isScalar(inner) && typeof value === "string" && like.type)
      inner.type = like.type;
  }
  return list.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
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

  /**
   * The length of the longest line of a text that was wrapped, at least 80; 0 where it was not. The first line, which
   * holds the key, does not count, nor does a long word by itself, which nothing could have wrapped.
   */
  #width(node?: Node | null): number {
    if (!isScalar(node) || node.type === Scalar.BLOCK_LITERAL) return 0;
    const [, ...lines] = this.#source(node).trimEnd().split("\n");
    if (lines.length === 0) return 0;
    return Math.max(80, ...lines.filter((line) => /\S\s+\S/.test(line)).map((line) => line.length));
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

  /** A word or a sentence on its line: what stands behind it, such as a comment, stays. */
  #replaceInLine(node: Node | null, value: unknown): boolean {
    if (!isScalar(node) || isBlock(node) || typeof value === "object") return false;
    const [from = 0, to = 0] = node.range ?? [];
    const text = written({ k: value }, node).slice("k: ".length).trimEnd();
    if (from === to || text.includes("\n") || this.#source(node).includes("\n")) return false;
    this.edits.push({ from, to, text });
    return true;
  }

  #replacePair(pair: Pair, value: unknown): void {
    const key = pair.key as Scalar;
    const from = key.range?.[0] ?? 0;
    const column = this.#column(from);
    const node = pair.value as Node | null;
    if (this.#replaceInLine(node, value)) return;
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

  /** What stands in brackets: only the values that differ, where nothing was added or taken away. */
  #flow(node: Node, value: unknown): void {
    if (isDeepStrictEqual(node.toJSON(), value)) return;
    const inner =
      isMap(node) && isValues(value)
        ? node.items.map((pair) => [pair.value, value[keyOf(pair)], keyOf(pair) in value] as const)
        : isSeq(node) && Array.isArray(value)
          ? node.items.map((item, place) => [item, value[place], place < value.length] as const)
          : [];
    const isSameShape =
      inner.length > 0 &&
      inner.length === Object.keys(value as object).length &&
      inner.every(([item, , isThere]) => isThere && (item as Node | null)?.range);
    if (isSameShape) {
      for (const [item, wanted] of inner) this.#flow(item as Node, wanted);
      return;
    }
    const [from = 0, to = 0] = node.range ?? [];
    this.edits.push({ from, to, text: inBrackets(value, node) });
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
      if (place < wanted.length && this.#replaceInLine(item, value)) continue;
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
    const width = this.#width(like);
    const text =
      isInBrackets(like) && typeof value === "object"
        ? `${inBrackets(value)}\n`
        : written(value, like, width && width - column - 2);
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
