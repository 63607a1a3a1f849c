import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

// One tilde is a range (10~20 days), two strike out.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
type Tree = ReturnType<typeof parser.parse>;
export type MarkdownNode = Tree | Tree["children"][number];
/** A part of a Markdown text with its line in the file, and whether a paragraph begins with it. */
export type PlacedNode = { node: MarkdownNode; line: number; isFirst: boolean };

/** Whether a footnote, or what refers to it, says what holds today: `[^update-ceiling]`. */
export const isUpdate = ({ identifier }: { identifier: string }): boolean =>
  identifier.startsWith("update-");

/** Parsing takes twenty times as long as writing HTML, and checks, pages and feeds want the same texts. */
const known = new Map<string, Tree>();

/** A Markdown text, parsed once. Callers must not change the tree: it is shared. */
export function markdownTree(markdown: string): Tree {
  // Windows ends lines with two characters, which stay within texts and hide call-outs and charts.
  const tree = known.get(markdown) ?? parser.parse(markdown.replaceAll("\r\n", "\n"));
  known.set(markdown, tree);
  return tree;
}

/**
 * Every part of a Markdown text, in the order of the text.
 * @param firstLine the line of the file that the text begins in
 */
export function markdownNodes(markdown: string, firstLine: number): PlacedNode[] {
  const all: PlacedNode[] = [];
  // Pages are made of the text without the empty lines around it: the same text is the same tree.
  const text = markdown.trim();
  const before = markdown.slice(0, markdown.indexOf(text)).split("\n").length - 1;
  let own = 1;
  visit(markdownTree(text), (node, index, parent) => {
    // A link that was found in words has no position: it stands where the words begin.
    own = node.position?.start.line ?? own;
    const isFirst = index === 0 && parent?.type === "paragraph";
    all.push({ node, line: own + firstLine + before - 1, isFirst });
  });
  return all;
}
