/** What is pasted from Word, Excel, a mail or a page, as the Markdown that looks like it. */
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { toString as textOf } from "hast-util-to-string";
import { isElement, type HtmlNode } from "#app/lib/markdown/html-tree.ts";

type Parent = { children: HtmlNode[] };
type Element = Extract<HtmlNode, { type: "element" }>;

const classOf = (node: Element): string => [node.properties.className ?? []].flat().join(" ");
const styleOf = (node: Element): string => String(node.properties.style ?? "");

/** A list of Word's: each entry is a paragraph that begins with the sign or the number that is shown. */
const WORD_ENTRY = /MsoList|mso-list:\s*l\d/i;
const SIGN =
  /^[\s\u00a0]*(?:[·•o§▪●○\-–v]|[\uf0a7\uf0b7]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]+)[.)])[\s\u00a0]+/;

const element = (tagName: string, children: HtmlNode[]): Element =>
  ({ type: "element", tagName, properties: {}, children }) as Element;

/** Takes the first words of an element away. */
function cutStart(node: HtmlNode, length: number): number {
  let left = length;
  if (node.type === "text") {
    const cut = Math.min(left, node.value.length);
    node.value = node.value.slice(cut);
    return left - cut;
  }
  if (!isElement(node)) return left;
  for (const child of node.children as HtmlNode[]) {
    if (left === 0) break;
    left = cutStart(child, left);
  }
  return left;
}

/** Word's list paragraphs become lists, as deep as Word says. */
function wordLists(parent: Parent): void {
  const children: HtmlNode[] = [];
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
    const sign = SIGN.exec(textOf(child))?.[0] ?? "";
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
    open.at(-1)!.list.children.push(element("li", child.children as HtmlNode[]));
  }
  parent.children = children;
}

/** A heading of the page is its title: what is pasted begins one level below. */
const LEVELS: Record<string, string> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" };

function tidy(node: HtmlNode): void {
  if (!("children" in node)) return;
  const parent = node as Parent;
  // Comments of Word, its styles, and pictures that lie on the other machine.
  parent.children = parent.children.filter(
    (child) =>
      child.type === "text" ||
      (isElement(child) && !/^(?:style|script|meta|link|img|title|o:p|xml)$/.test(child.tagName)),
  );
  wordLists(parent);
  for (const child of parent.children) {
    if (isElement(child)) {
      child.tagName = LEVELS[child.tagName] ?? child.tagName;
      const heading = /^MsoHeading(\d)|^MsoTitle/.exec(classOf(child));
      if (heading && child.tagName === "p")
        child.tagName = Number(heading[1] ?? 1) < 3 ? "h2" : "h3";
      const style = styleOf(child);
      if (child.tagName === "span" && /font-weight:\s*(?:bold|[6-9]00)/.test(style))
        child.tagName = "strong";
      if (child.tagName === "span" && /font-style:\s*italic/.test(style)) child.tagName = "em";
      // What some programs write round everything says nothing.
      if (/^(?:b|strong)$/.test(child.tagName) && /font-weight:\s*normal/.test(style))
        child.tagName = "span";
      if (child.tagName === "table") firstRowAsHead(child);
    }
    tidy(child);
  }
}

const within = (node: HtmlNode, name: string): Element[] =>
  "children" in node
    ? (node.children as HtmlNode[]).flatMap((child) => [
        ...(isElement(child) && child.tagName === name ? [child] : []),
        ...within(child, name),
      ])
    : [];

/** A table on the site has a head: the first row, whatever program it comes from. */
function firstRowAsHead(table: Element): void {
  const rows = within(table, "tr");
  for (const cell of rows.flatMap(({ children }) => children as HtmlNode[])) {
    if (!isElement(cell)) continue;
    // One line each: a paragraph of its own would end the table.
    cell.children = within(cell, "p").length > 0 ? inOneLine(cell) : cell.children;
  }
  for (const cell of (rows[0]?.children ?? []) as HtmlNode[])
    if (isElement(cell) && cell.tagName === "td") cell.tagName = "th";
  table.children = rows;
}

const inOneLine = (cell: Element): Element["children"] =>
  within(cell, "p").flatMap((paragraph, place) => [
    ...(place > 0 ? [{ type: "text" as const, value: " " }] : []),
    ...paragraph.children,
  ]);

/** An address of the preview is one of the site. */
const siteAddress = (address: string, site: string): string =>
  address.startsWith(site) ? address.slice(site.length) || "/" : address;

/**
 * Makes Markdown of HTML.
 * @param site the address of the pages beside the forms
 */
export function markdownOf(html: string, site: string): string {
  const file = unified()
    .use(rehypeParse)
    .use(() => (tree: unknown) => {
      tidy(tree as HtmlNode);
      for (const link of within(tree as HtmlNode, "a"))
        link.properties.href = siteAddress(String(link.properties.href ?? ""), site);
    })
    .use(rehypeRemark)
    .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" })
    .processSync(html);
  return String(file).replaceAll("\u00a0", " ").trim();
}
