/**
 * Writes new values into a YAML text and leaves everything else as it stands: comments, order, quotation marks, lists
 * in brackets, folded lines. The editor's program writes each file anew in a style of its own; of that only the values
 * are taken.
 */
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
import { emptyValue, mergeAlternatives, type JsonSchema } from "./json-schema.ts";

type Edit = { from: number; to: number; text: string };
type Values = Record<string, unknown>;
type Schema = JsonSchema | undefined;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values say the same; how a text ends is a matter of style, and so are quotation marks round a number. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, place) => same(item, b[place]))
    );
  }
  if (isValues(a)) {
    if (!isValues(b)) return false;
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
      same(a[key], b[key]),
    );
  }
  return String(a ?? "").trimEnd() === String(b ?? "").trimEnd();
}

/** Whether a value says nothing: a form writes every field that it has, the empty ones too. */
function isEmpty(value: unknown, schema: Schema): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (schema?.default !== undefined) return same(value, schema.default);
  if (value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isValues(value)) return false;
  return Object.entries(value).every(([key, inner]) => isEmpty(inner, propertyOf(schema, key)));
}

const propertyOf = (schema: Schema, key: string): Schema =>
  schema && mergeAlternatives(schema).properties?.[key];
const itemOf = (schema: Schema): Schema => schema && mergeAlternatives(schema).items;
const isRequired = (schema: Schema, key: string): boolean =>
  Boolean(schema && mergeAlternatives(schema).required?.includes(key));

/** A form leaves out what is empty, even where the field has to be there. */
function completed(values: Values, schema: Schema): Values {
  const { required = [], properties = {} } = schema ? mergeAlternatives(schema) : {};
  const missing = required
    .filter((key) => values[key] === undefined || values[key] === null)
    .map((key) => [key, emptyValue(properties[key] ?? {})]);
  return { ...values, ...Object.fromEntries(missing.filter(([, value]) => value !== undefined)) };
}

/** What a form gives, without the fields that say nothing. */
function withoutEmpty(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, itemOf(schema)));
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(completed(value, schema))
      .filter(([key, inner]) => isRequired(schema, key) || !isEmpty(inner, propertyOf(schema, key)))
      .map(([key, inner]) => [key, withoutEmpty(inner, propertyOf(schema, key))]),
  );
}

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => typeof item !== "object" && /^[\w-]{1,40}$/.test(String(item)));

/**
 * Writes a value by itself, in the style of these files.
 * @param like the node in whose place it stands
 * @param width of the lines that a folded text has there
 */
function written(value: unknown, like?: Node | null, width = 80): string {
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
    const isBlock = like.type === Scalar.BLOCK_FOLDED || like.type === Scalar.BLOCK_LITERAL;
    const isQuoted = like.type === Scalar.QUOTE_DOUBLE || like.type === Scalar.QUOTE_SINGLE;
    if (isBlock || (isQuoted && !inner.value.includes("\n"))) inner.type = like.type;
  }
  const folds = isScalar(like) && like.type === Scalar.BLOCK_FOLDED;
  return document.toString({ lineWidth: folds ? width : 0, flowCollectionPadding: false });
}

/** Writes a value in brackets: `[a, b]` and `{ a: 1 }`. */
function inBrackets(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inBrackets).join(", ")}]`;
  if (isValues(value)) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${inBrackets(inner)}`)
      .join(", ")} }`;
  }
  const list = new Document([value]);
  if (isSeq(list.contents)) list.contents.flow = true;
  return list.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
}

const isInBrackets = (node: unknown): node is YAMLMap | YAMLSeq =>
  (isMap(node) || isSeq(node)) && node.flow === true;

const indented = (text: string, column: number): string =>
  text.replace(/^(?=.)/gm, " ".repeat(column));

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

  /**
   * The length of a node's longest line, at least 80. The first line, which holds the key, does not count, nor does a
   * long word by itself, which nothing could have folded.
   */
  #width(node: Node | null): number {
    const [from = 0, to = 0] = node?.range ?? [];
    const [, ...lines] = this.text.slice(from, to).split("\n");
    return Math.max(80, ...lines.filter((line) => /\S\s+\S/.test(line)).map((line) => line.length));
  }

  #insert(at: number, text: string): void {
    const start = at > 0 && this.text[at - 1] !== "\n" ? "\n" : "";
    this.edits.push({ from: at, to: at, text: start + text });
  }

  /** Where a pair's value is given as nothing at all, the pair ends with its key. */
  #endOf(pair: Pair): number {
    return this.#lineEnd(
      (pair.value as Node | null)?.range ? (pair.value as Node) : (pair.key as Node),
    );
  }

  #replacePair(pair: Pair, value: unknown): void {
    const key = pair.key as Scalar;
    const from = key.range?.[0] ?? 0;
    const column = this.#column(from);
    const node = pair.value as Node | null;
    const text = indented(
      written({ [String(key.value)]: value }, node, this.#width(node) - column),
      column,
    );
    this.edits.push({ from, to: this.#endOf(pair), text: text.trimStart() });
  }

  map(node: YAMLMap, values: Values, schema: Schema): void {
    const pairs = new Map(node.items.map((pair) => [String((pair.key as Scalar).value), pair]));
    const [first] = node.items;
    const column = this.#column((first?.key as Scalar)?.range?.[0] ?? 0);
    let last: Pair | undefined = first;
    for (const [key, value] of Object.entries(completed(values, schema))) {
      const pair = pairs.get(key);
      const inner = propertyOf(schema, key);
      if (pair) {
        if (!isEmpty(value, inner) || isRequired(schema, key)) this.pair(pair, value, inner);
        last = pair;
      } else if (last && (isRequired(schema, key) || !isEmpty(value, inner))) {
        this.#insert(
          this.#endOf(last),
          indented(written({ [key]: withoutEmpty(value, inner) }), column),
        );
      }
    }
    for (const [key, pair] of pairs) {
      const inner = propertyOf(schema, key);
      const before = (pair.value as Node | null)?.toJSON();
      if (isEmpty(values[key], inner) && !isRequired(schema, key) && !isEmpty(before, inner)) {
        const from = this.#lineStart((pair.key as Scalar).range?.[0] ?? 0);
        this.edits.push({ from, to: this.#endOf(pair), text: "" });
      }
    }
  }

  pair(pair: Pair, value: unknown, schema: Schema): void {
    const node = pair.value as Node | null;
    if (same(withoutEmpty(node?.toJSON(), schema), withoutEmpty(value, schema))) return;
    if (isInBrackets(node) && typeof value === "object") this.#inBrackets(node, value, schema);
    else if (isMap(node) && isValues(value)) this.map(node, value, schema);
    else if (isSeq(node) && Array.isArray(value) && value.length > 0)
      this.list(node, value, schema);
    else this.#replacePair(pair, withoutEmpty(value, schema));
  }

  #inBrackets(node: Node, value: unknown, schema: Schema): void {
    const [from = 0, to = 0] = node.range ?? [];
    this.edits.push({ from, to, text: inBrackets(withoutEmpty(value, schema)) });
  }

  list(node: YAMLSeq, values: unknown[], schema: Schema): void {
    const inner = itemOf(schema);
    const items = node.items as Node[];
    const tidy = values.map((value) => withoutEmpty(value, inner));
    const isSame = (item: Node | undefined, value: unknown) =>
      same(withoutEmpty(item?.toJSON(), inner), value);
    let start = 0;
    while (start < items.length && start < tidy.length && isSame(items[start], tidy[start]))
      start += 1;
    let end = 0;
    while (
      end < items.length - start &&
      end < tidy.length - start &&
      isSame(items.at(-1 - end), tidy.at(-1 - end))
    )
      end += 1;
    const changed = items.slice(start, items.length - end);
    const wanted = values.slice(start, values.length - end);
    const column = this.#column(this.#dash(items[0] as Node));
    for (const [place, item] of changed.entries()) {
      const value = wanted[place];
      if (place < wanted.length && typeof value === "object" && isInBrackets(item)) {
        this.#inBrackets(item, value, inner);
        continue;
      }
      if (place < wanted.length && isValues(value) && isMap(item)) {
        this.map(item, value, inner);
        continue;
      }
      const text = place < wanted.length ? this.#item(wanted[place], inner, column, item) : "";
      this.edits.push({ from: this.#lineStart(this.#dash(item)), to: this.#lineEnd(item), text });
    }
    const added = wanted
      .slice(changed.length)
      .map((value) =>
        this.#item(value, inner, column, isInBrackets(items[0]) ? items[0] : undefined),
      );
    if (added.length === 0) return;
    const before = items[items.length - end - 1];
    const at = before ? this.#lineEnd(before) : this.#lineStart(this.#dash(items[0] as Node));
    this.#insert(at, added.join(""));
  }

  #dash(item: Node): number {
    return this.text.lastIndexOf("-", (item.range?.[0] ?? 0) - 1);
  }

  #item(value: unknown, schema: Schema, column: number, like?: Node): string {
    const tidy = withoutEmpty(value, schema);
    const text =
      isInBrackets(like) && typeof tidy === "object"
        ? `${inBrackets(tidy)}\n`
        : written(tidy, like, this.#width(like ?? null) - column - 2);
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
export function withValues(before: string, values: Values, schema?: JsonSchema): string {
  const { contents } = parseDocument(before);
  if (!isMap(contents) || contents.flow) return newText(values, schema);
  const changes = new Changes(before);
  changes.map(contents, values, schema);
  return changes.apply();
}

/** Writes values as a new YAML text, without the fields that say nothing. */
export const newText = (values: Values, schema?: JsonSchema): string =>
  written(withoutEmpty(values, schema));
