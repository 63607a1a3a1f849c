import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

// A single tilde is a range (10~20 days); two strike out.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
type Tree = ReturnType<typeof parser.parse>;
export type MarkdownNode = Tree | Tree["children"][number];
/** A node with its line in the file; `isFirst` if a paragraph begins with it. */
export type PlacedNode = { node: MarkdownNode; line: number; isFirst: boolean };

/** Whether a footnote or a reference to it is a note about what holds today: `[^update-ceiling]`. */
export const isUpdate = ({ identifier }: { identifier: string }): boolean =>
  identifier.startsWith("update-");

/** A cache: parsing takes twenty times as long as rendering, and checks, pages and feeds need the same texts. */
const known = new Map<string, Tree>();

/** Parses a Markdown text once. The tree is shared, so callers must not change it. */
export function markdownTree(markdown: string): Tree {
  // Windows line endings would stay in texts and prevent call-outs and charts from being recognised.
  const tree = known.get(markdown) ?? parser.parse(markdown.replaceAll("\r\n", "\n"));
  known.set(markdown, tree);
  return tree;
}

/** All nodes of a Markdown text, in its order. @param firstLine the line of the file on which the text begins */
export function markdownNodes(markdown: string, firstLine: number): PlacedNode[] {
  const all: PlacedNode[] = [];
  // Trimmed as for pages, so that both use the same cached tree.
  const text = markdown.trim();
  const before = markdown.slice(0, markdown.indexOf(text)).split("\n").length - 1;
  let own = 1;
  visit(markdownTree(text), (node, index, parent) => {
    // An autolinked address has no position: it gets that of its text.
    own = node.position?.start.line ?? own;
    const isFirst = index === 0 && parent?.type === "paragraph";
    all.push({ node, line: own + firstLine + before - 1, isFirst });
  });
  return all;
}
