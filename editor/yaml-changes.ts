/**
 * Writes new values into a YAML text and leaves everything else as it stands: comments, order, quotation marks, lists
 * in brackets, folded lines. It changes the tokens that the text was read from, and puts them together again.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Composer,
  CST,
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Parser,
  Scalar,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isValues, type Values } from "./form-values.ts";

type Block = CST.BlockMap | CST.BlockSequence;
type Item = Block["items"][number];

/** A text among tokens. */
const raw = (source: string): CST.SourceToken => ({ type: "space", offset: 0, indent: 0, source });

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

const indented = (text: string, column: number): string =>
  text.replace(/^(?=.)/gm, " ".repeat(column));

const keyOf = (pair: Pair): string => String((pair.key as Scalar).value);

/** The lines of a scalar's own text. */
const linesOf = (node?: Node | null): string[] => {
  const source = isScalar(node) ? (node.srcToken as CST.FlowScalar | undefined)?.source : undefined;
  return source?.trimEnd().split("\n") ?? [];
};

/** How long the lines of a text that was wrapped may be; 0 where it was not. */
function widthOf(node?: Node | null): number {
  const lines = linesOf(node).slice(isScalar(node) && isBlock(node) ? 0 : 1);
  if (lines.length < 2) return lines.length * 100;
  return Math.max(80, ...lines.map((line) => line.length));
}

/** A wrapped text with other words in it: the lines before and after them stay. @returns undefined where it is none */
function rewrapped(node: Scalar, value: string): string | undefined {
  const token = node.srcToken as CST.FlowScalar;
  const lines = linesOf(node);
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
    const isFirst = !isBlock(node) && before.length + between.length === 0;
    if (last !== undefined && `${last} ${word}`.length <= widthOf(node))
      between[between.length - 1] = `${last} ${word}`;
    else between.push((isFirst ? "" : indent) + word);
  }
  const text = [...before, ...between, ...after].join("\n");
  const source = text + token.source.slice(token.source.trimEnd().length);
  const isSame = parseDocument(`k: ${CST.stringify({ ...token, source })}`).get("k") === value;
  return isSame ? source : undefined;
}

/** A word, a sentence or a wrapped text where it stands: what stands behind it, such as a comment, stays. */
function setScalar(node: Scalar, value: unknown): boolean {
  const token = node.srcToken as CST.FlowScalar | undefined;
  if (!token?.source || typeof value === "object") return false;
  const source =
    isBlock(node) || token.source.includes("\n")
      ? typeof value === "string"
        ? rewrapped(node, value)
        : undefined
      : written({ k: value }, node).slice("k: ".length).trimEnd();
  if (source === undefined || (!token.source.includes("\n") && source.includes("\n"))) return false;
  token.source = source;
  return true;
}

/** Writes a value in brackets, `[a, b]` or `{ a: 1 }`: what is as it was keeps its letters. */
function brackets(value: unknown, like?: unknown): string {
  if (isScalar(like) && like.srcToken && isDeepStrictEqual(like.toJSON(), value))
    return (like.srcToken as CST.FlowScalar).source;
  const inner = (key: unknown) => (isCollection(like) ? like.get(key, true) : undefined);
  if (Array.isArray(value))
    return `[${value.map((one, place) => brackets(one, inner(place))).join(", ")}]`;
  if (isValues(value)) {
    const pairs = Object.entries(value).map(([key, one]) => `${key}: ${brackets(one, inner(key))}`);
    return `{ ${pairs.join(", ")} }`;
  }
  const list = new Document([value]);
  const { items } = list.contents as unknown as YAMLSeq<Scalar>;
  (list.contents as unknown as YAMLSeq).flow = true;
  // Lines of a text stand in one line here: others would have to be as deep as what is around the brackets.
  const layout = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity };
  if (typeof value === "string" && value.includes("\n")) items[0]!.type = Scalar.QUOTE_DOUBLE;
  else if (isScalar(like) && typeof value === "string" && like.type) items[0]!.type = like.type;
  return list
    .toString({ ...layout, flowCollectionPadding: false })
    .trim()
    .slice(1, -1);
}

/** Changes in brackets only the values that differ, where nothing was added or taken away. */
function setFlow(node: Node, value: unknown): true {
  if (isDeepStrictEqual(node.toJSON(), value)) return true;
  const inner =
    isCollection(node) && typeof value === "object"
      ? Object.entries(value ?? {}).map(([key, one]) => [
          node.get(isSeq(node) ? Number(key) : key, true),
          one,
        ])
      : [];
  const isSameShape =
    isCollection(node) &&
    inner.length === node.items.length &&
    inner.every(([child]) => isNode(child) && child.srcToken);
  if (isSameShape) for (const [child, one] of inner) setFlow(child as Node, one);
  else {
    const token = node.srcToken as CST.FlowCollection;
    const end = isCollection(node) ? token.end.slice(1) : token.end;
    Object.assign(token, { type: "scalar", source: brackets(value, node), end });
  }
  return true;
}

/** Changes a value where it stands, if that can be done. */
function setNode(node: unknown, value: unknown): boolean {
  if (isScalar(node)) return setScalar(node, value);
  if (!isCollection(node) || node.items.length === 0 || typeof value !== "object") return false;
  if (node.flow) return setFlow(node, value);
  if (!value || Object.keys(value).length === 0) return false;
  if (isMap(node) && isValues(value)) return setMap(node, value);
  return isSeq(node) && Array.isArray(value) && setList(node, value);
}

/** The lines of comments above an item, which stay where it goes. */
const commentsAbove = ({ start }: Item): Item[] => {
  const kept = start.slice(0, start.findLastIndex(({ type }) => type === "newline") + 1);
  return kept.length > 0 ? [{ start: kept }] : [];
};

/** Puts other items into a map or a list: what comes first stands behind what is around it, such as a dash. */
function setItems(block: Block, items: Item[]): true {
  const [was, is] = [block.items[0]!, items[0]!];
  if (was !== is) {
    was.start.unshift(raw(" ".repeat(block.indent)));
    const [indent] = is.start;
    if (indent) indent.source = indent.source.trimStart();
  }
  Object.assign(block, { items });
  return true;
}

function setMap(node: YAMLMap, values: Values): true {
  const block = node.srcToken as CST.BlockMap;
  const pairs = new Map(node.items.map((pair) => [keyOf(pair), pair]));
  const added = new Map<Item, Item[]>();
  let last: Item = block.items[0]!;
  for (const [key, value] of Object.entries(values)) {
    const pair = pairs.get(key);
    const item = pair?.srcToken as Item;
    if (pair) {
      last = item;
      const known = pair.value as Node | null;
      const isSame = isDeepStrictEqual(known?.toJSON() ?? null, value ?? null);
      if (isSame || setNode(known, value)) continue;
      const width = widthOf(known);
      const text = written({ [key]: value }, known, width && width - block.indent);
      item.key = raw(indented(text, block.indent).trimStart()) as unknown as CST.FlowScalar;
      item.sep = item.value = undefined;
    } else {
      const text = indented(written({ [key]: value }), block.indent);
      added.set(last, [...(added.get(last) ?? []), { start: [raw(text)] }]);
    }
  }
  const gone = new Set<Item>(
    [...pairs].flatMap(([key, { srcToken }]) => (key in values ? [] : [srcToken as Item])),
  );
  return setItems(
    block,
    block.items.flatMap((item) => [
      ...(gone.has(item) ? commentsAbove(item) : [item]),
      ...(added.get(item) ?? []),
    ]),
  );
}

function setList(node: YAMLSeq, values: unknown[]): true {
  const block = node.srcToken as CST.BlockSequence;
  const nodes = node.items as Node[];
  const isSame = (item: Node | undefined, value: unknown) =>
    isDeepStrictEqual(item?.toJSON(), value);
  let start = 0;
  while (start < nodes.length && start < values.length && isSame(nodes[start], values[start]))
    start += 1;
  let end = 0;
  while (
    end < nodes.length - start &&
    end < values.length - start &&
    isSame(nodes.at(-1 - end), values.at(-1 - end))
  )
    end += 1;
  const wanted = values.slice(start, values.length - end);
  const count = nodes.length - end - start;
  const text = (value: unknown, like?: Node): CST.SourceToken => {
    const isFlow = isCollection(like) && like.flow && typeof value === "object";
    const own = isFlow
      ? `${brackets(value)}\n`
      : written(value, isFlow ? undefined : like, widthOf(like));
    return raw(indented(`- ${indented(own, 2).trimStart()}`, block.indent));
  };
  const known = nodes.slice(start, start + count);
  const places = wanted.map((value) => known.findIndex((item) => isSame(item, value)));
  const isReordered =
    places.length === count && new Set(places).size === count && !places.includes(-1);
  const changed = isReordered
    ? places.map((place) => block.items[start + place]!)
    : known.flatMap((item, place): Item[] => {
        const token = block.items[start + place]!;
        const value = wanted[place];
        if (place >= wanted.length) return commentsAbove(token);
        // What was another entry would lend it its comments.
        const isMoved = isMap(item) && !item.flow && count !== wanted.length;
        if (isSame(item, value) || (!isMoved && setNode(item, value))) return [token];
        return [...commentsAbove(token), { start: [text(value, item)] }];
      });
  const like = isCollection(nodes[0]) && nodes[0].flow ? nodes[0] : undefined;
  return setItems(block, [
    ...block.items.slice(0, start),
    ...changed,
    ...wanted.slice(count).map((value): Item => ({ start: [text(value, like)] })),
    ...block.items.slice(nodes.length - end),
  ]);
}

/** Brings a YAML text to new values, and changes no line that says the same. */
export function withValues(before: string, values: Values): string {
  const end = before.endsWith("\n") ? "" : "\n";
  const tokens = [...new Parser().parse(before + end)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  const contents = document?.contents;
  const isEmpty = Object.keys(values).length === 0;
  if (!isMap(contents) || contents.flow || contents.items.length === 0 || isEmpty)
    return newText(values);
  setMap(contents, values);
  const after = tokens.map((token) => CST.stringify(token)).join("");
  return end ? after.slice(0, -1) : after;
}

/** Writes values as a new YAML text. */
export const newText = (values: Values): string => written(values);
