import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

// One tilde is a range (10~20 days), two strike out.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
type Tree = ReturnType<typeof parser.parse>;
export type MarkdownNode = Tree | Tree["children"][number];
/** A part of a Markdown text with its line in the file. */
export type PlacedNode = { node: MarkdownNode; line: number };

/** Whether a footnote, or what refers to it, says what holds today: `[^update-ceiling]`. */
export const isUpdate = ({ identifier }: { identifier: string }): boolean =>
  identifier.startsWith("update-");

/** The key of the environment data in which threads find the texts parsed before they started. */
const PARSED = "markdown trees";

/** Parsing takes twenty times as long as writing HTML, and checks, pages and feeds want the same texts. */
const known = (getEnvironmentData(PARSED) ?? new Map()) as Map<string, Tree>;

/** Hands what is parsed so far to the threads that start from now on. */
export const shareMarkdownTrees = (): void => setEnvironmentData(PARSED, known);

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
  const walk = (node: MarkdownNode): void => {
    all.push({ node, line: (node.position?.start.line ?? 1) + firstLine + before - 1 });
    if ("children" in node) for (const child of node.children) walk(child as MarkdownNode);
  };
  walk(markdownTree(text));
  return all;
}
