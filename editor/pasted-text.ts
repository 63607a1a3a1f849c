/** What is pasted from Word, Excel, a mail or a page, as the Markdown that looks like it. */
import type { Element, ElementContent, Root, Text } from "hast";
import { toString } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import type { Root as MarkdownRoot } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { isElement } from "#app/lib/markdown/html-tree.ts";

const classOf = (node: Element): string => [node.properties.className ?? []].flat().join(" ");
const styleOf = (node: Element): string => String(node.properties.style ?? "");

/** A list of Word's: each entry is a paragraph that begins with the sign or the number that is shown. */
const WORD_ENTRY = /MsoList|mso-list:\s*l\d/i;
/** Letters are none of them: no list of the site has any, and others may speak of clause (b). */
const SIGN = /^[\s\u00a0]*(?:[·•o§▪●○\-–v]|[\uf0a7\uf0b7]|\(?\d{1,3}[.)])[\s\u00a0]+/;

const LIST = /^[ou]l$/;
const BLOCK =
  /^(?:p|div|[ou]l|li|h[1-6]|blockquote|pre|table|tbody|thead|tr|t[dh]|d[ldt]|hr|figure)$/;
const SPACE: Text = { type: "text", value: " " };

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
    const name = /\d/.test(sign) ? "ol" : "ul";
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

/** A list that stands between the entries of another, as Google writes it, goes into the one before. */
function intoEntries(list: Element): void {
  const { children } = list;
  list.children = children.filter((child, place) => {
    const entry = children
      .slice(0, place)
      .findLast((one) => isElement(one) && one.tagName === "li");
    const isInner = isElement(child) && LIST.test(child.tagName) && entry !== undefined;
    if (isInner) (entry as Element).children.push(child);
    return !isInner;
  });
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

/** A cell is one line: what would begin another follows behind a space. */
const inOneLine = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    isElement(child) && BLOCK.test(child.tagName)
      ? [SPACE, ...inOneLine(child.children), SPACE]
      : child,
  );

/** What has signs round it in Markdown begins and ends with a letter: spaces at its ends stand outside. */
function spacesOutside(node: Element, parent: Element | Root): void {
  const texts: Text[] = [];
  visit(node, "text", (text) => void texts.push(text));
  const [first, last] = [texts[0], texts.at(-1)];
  const around = [/^\s/.test(first?.value ?? ""), /\s$/.test(last?.value ?? "")];
  if (first) first.value = first.value.trimStart();
  if (last) last.value = last.value.trimEnd();
  if (toString(node) === "") node.tagName = "span";
  const [before, after] = around.map((isThere) => (isThere ? [SPACE] : []));
  parent.children.splice(parent.children.indexOf(node), 1, ...before!, node, ...after!);
}

const isParagraph = (node: ElementContent): node is Element =>
  isElement(node) && node.tagName === "p";

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
  const signed: [Element, Element | Root][] = [];
  visit(tree, "element", (node, _, parent) => {
    node.tagName = nameOf(node);
    if (LIST.test(node.tagName)) intoEntries(node);
    const [paragraph, ...more] = node.children.filter(isParagraph);
    if (node.tagName === "li" && paragraph && more.length === 0)
      node.children.splice(node.children.indexOf(paragraph), 1, ...paragraph.children);
    if (/^t[dh]$/.test(node.tagName)) node.children = inOneLine(node.children);
    if (/^(?:a|b|strong|i|em|s|del)$/.test(node.tagName)) signed.push([node, parent!]);
    // 10⁶ is not 106.
    if (node.tagName === "sup")
      visit(node, "text", (text) => {
        text.value = text.value.replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!);
      });
    const to = String(node.properties.href ?? "");
    if (to.startsWith(site)) node.properties.href = to.slice(site.length) || "/";
  });
  for (const [node, parent] of signed) spacesOutside(node, parent);
  visit(tree, { tagName: "table" }, (table) => firstRowAsHead(table as Element));
}

/** A table on the site has a head: the first row, whatever program it comes from. */
function firstRowAsHead(table: Element): void {
  const rows: Element[] = [];
  visit(table, { tagName: "tr" }, (row) => void rows.push(row as Element));
  for (const cell of rows[0]?.children.filter(isElement) ?? [])
    if (cell.tagName === "td") cell.tagName = "th";
  table.children = rows;
}

/** A footnote of Word or LibreOffice: the link to it, and the one back. Other marks of theirs are links to nowhere. */
const NOTE = /^#(?:_(?:ftn|edn)|sdfootnote)(ref)?(\d+)(?:sym|(anc))?$/;

/** Footnotes become those of the site. */
function footnotes(tree: MarkdownRoot): void {
  visit(tree, "paragraph", (node, index, parent) => {
    const [first, next] = node.children;
    const [, ref, name, anc] = (first?.type === "link" && NOTE.exec(first.url)) || [];
    if (!name || !(ref ?? anc)) return;
    if (next?.type === "text") next.value = next.value.trimStart();
    const children = [{ ...node, children: node.children.slice(1) }];
    parent!.children[index!] = {
      type: "footnoteDefinition",
      identifier: name,
      label: name,
      children,
    };
  });
  visit(tree, "link", (node, index, parent) => {
    if (!/^#(?:_|sdfootnote)/.test(node.url)) return;
    const [, , name] = NOTE.exec(node.url) ?? [];
    const note = name && { type: "footnoteReference" as const, identifier: name, label: name };
    parent!.children.splice(index!, 1, ...(note ? [note] : node.children));
  });
  tree.children = tree.children.filter(
    ({ type }, place, all) =>
      type !== "thematicBreak" || all[place + 1]?.type !== "footnoteDefinition",
  );
}

/**
 * Makes Markdown of HTML.
 * @param site the address of the pages beside the forms
 */
export function markdownOf(html: string, site: string): string {
  const file = unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => tidy(tree, site))
    .use(rehypeRemark)
    .use(() => footnotes)
    .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" })
    .processSync(html);
  return String(file)
    .replaceAll(/ *\u00a0[\u00a0 ]*/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
