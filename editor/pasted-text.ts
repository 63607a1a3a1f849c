/** What is pasted from Word, Excel, a mail or a page, as the Markdown that looks like it. */
import type { Element, ElementContent, Nodes, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { isElement } from "#app/lib/markdown/html-tree.ts";

const classOf = (node: Element): string => [node.properties.className ?? []].flat().join(" ");
const styleOf = (node: Element): string => String(node.properties.style ?? "");

/** A list of Word's: each entry is a paragraph that begins with the sign or the number that is shown. */
const WORD_ENTRY = /MsoList|mso-list:\s*l\d/i;
const SIGN =
  /^[\s\u00a0]*(?:[·•o§▪●○\-–v]|[\uf0a7\uf0b7]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]+)[.)])[\s\u00a0]+/;

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Takes the first letters of an element away. */
function cutStart(node: Element, length: number): void {
  let left = length;
  visit(node, "text", (text) => {
    const { value } = text;
    text.value = value.slice(left);
    left -= Math.min(left, value.length);
    return left > 0 || EXIT;
  });
}

/** Word's list paragraphs become lists, as deep as Word says. */
function wordLists(parent: Element | Root): void {
  const children: Root["children"] = [];
  let open: { level: number; list: Element }[] = [];
  for (const child of parent.children) {
    const isEntry =
      isElement(child) && (WORD_ENTRY.test(classOf(child)) || WORD_ENTRY.test(styleOf(child)));
    if (!isEntry) {
      if (open.length > 0 && child.type === "text" && !child.value.trim()) continue;
      open = [];
      children.push(child);
      continue;
    }
    const level = Number(/level(\d+)/.exec(styleOf(child))?.[1] ?? 1);
    const sign = SIGN.exec(toString(child))?.[0] ?? "";
    const name = /\d|[a-z][.)]/i.test(sign) && !/^[\s\u00a0]*o[\s\u00a0]/.test(sign) ? "ol" : "ul";
    cutStart(child, sign.length);
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = element(name, []);
      const outer = open.at(-1)?.list;
      const last = outer?.children.at(-1);
      if (last && isElement(last)) last.children.push(list);
      else children.push(list);
      open.push({ level, list });
    }
    open.at(-1)!.list.children.push(element("li", child.children));
  }
  (parent as Root).children = children;
}

/** A heading of the page is its title: what is pasted begins one level below. */
const LEVELS: Record<string, string> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" };

/** Word's styles and what lies on the other machine. */
const LEFT_OUT = /^(?:style|script|meta|link|img|title|o:p|xml)$/;

/** What the looks of an element make of it. */
function nameOf(node: Element): string {
  const { tagName } = node;
  const [classes, style] = [classOf(node), styleOf(node)];
  const heading = /^MsoHeading(\d)|^MsoTitle/.exec(classes);
  if (heading && tagName === "p") return Number(heading[1] ?? 1) < 3 ? "h2" : "h3";
  // What some programs write round everything says nothing.
  if (/^(?:b|strong)$/.test(tagName) && /font-weight:\s*normal/.test(style)) return "span";
  if (tagName !== "span") return LEVELS[tagName] ?? tagName;
  if (/font-style:\s*italic/.test(style)) return "em";
  return /font-weight:\s*(?:bold|[6-9]00)/.test(style) ? "strong" : tagName;
}

/** @param site the address of the pages beside the forms, which is one of the site */
function tidy(tree: Root, site: string): void {
  visit(tree, (node, index, parent) => {
    const isKept =
      node.type === "text" || (node.type === "element" && !LEFT_OUT.test(node.tagName));
    if (!parent || isKept) return undefined;
    parent.children.splice(index!, 1);
    return index;
  });
  visit(tree, (node) => void ("children" in node && wordLists(node)));
  visit(tree, "element", (node) => {
    node.tagName = nameOf(node);
    if (node.tagName === "table") firstRowAsHead(node);
    const to = String(node.properties.href ?? "");
    if (to.startsWith(site)) node.properties.href = to.slice(site.length) || "/";
  });
}

function within(node: Nodes, name: string): Element[] {
  const found: Element[] = [];
  visit(node, { tagName: name }, (one) => void found.push(one as Element));
  return found;
}

/** A table on the site has a head: the first row, whatever program it comes from. */
function firstRowAsHead(table: Element): void {
  const rows = within(table, "tr");
  for (const cell of rows.flatMap(({ children }) => children).filter(isElement))
    // One line each: a paragraph of its own would end the table.
    if (within(cell, "p").length > 0) cell.children = inOneLine(cell);
  for (const cell of rows[0]?.children.filter(isElement) ?? [])
    if (cell.tagName === "td") cell.tagName = "th";
  table.children = rows;
}

const inOneLine = (cell: Element): Element["children"] =>
  within(cell, "p").flatMap((paragraph, place) => [
    ...(place > 0 ? [{ type: "text" as const, value: " " }] : []),
    ...paragraph.children,
  ]);

/**
 * Makes Markdown of HTML.
 * @param site the address of the pages beside the forms
 */
export function markdownOf(html: string, site: string): string {
  const file = unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => tidy(tree, site))
    .use(rehypeRemark)
    .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" })
    .processSync(html);
  return String(file).replaceAll("\u00a0", " ").trim();
}
