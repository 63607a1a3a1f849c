import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm);
type Tree = ReturnType<typeof parser.parse>;
export type MarkdownNode = Tree | Tree["children"][number];
/** A part of a Markdown text with its line in the file. */
export type PlacedNode = { node: MarkdownNode; line: number };

/** Parsing takes long, and several questions are asked about one text. */
const known = new Map<string, PlacedNode[]>();

/**
 * Every part of a Markdown text, in the order of the text.
 * @param firstLine the line of the file that the text begins in
 */
export function markdownNodes(markdown: string, firstLine: number): PlacedNode[] {
  const key = `${firstLine} ${markdown}`;
  const nodes = known.get(key) ?? readNodes(markdown, firstLine);
  known.set(key, nodes);
  return nodes;
}

function readNodes(markdown: string, firstLine: number): PlacedNode[] {
  const all: PlacedNode[] = [];
  const walk = (node: MarkdownNode): void => {
    all.push({ node, line: (node.position?.start.line ?? 1) + firstLine - 1 });
    if ("children" in node) for (const child of node.children) walk(child as MarkdownNode);
  };
  walk(parser.parse(markdown));
  return all;
}
