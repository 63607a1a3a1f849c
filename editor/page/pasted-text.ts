/** What is pasted from Word, Excel, a mail or a page, as the Markdown that looks like it. */
import type { Element, ElementContent, Root, Text } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import type { Nodes, Root as MarkdownRoot } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isElement } from "#app/lib/markdown/html-tree.ts";

const classOf = (node: Element): string => [node.properties.className ?? []].flat().join(" ");
const styleOf = (node: Element): string => String(node.properties.style ?? "");

/** Letters are none of them: no list of the site has any, and others may speak of clause (b). */
const SIGN = /^\s*(?:[·•o§▪●○\-–v\uf0a7\uf0b7]|\(?\d{1,3}[.)])\s+/;

/** A list of Word's: each entry is a paragraph that begins with the sign or the number that is shown. */
const isWordEntry = (node: Element): boolean =>
  /mso-list:\s*l\d/i.test(styleOf(node)) ||
  (/MsoList/i.test(classOf(node)) && SIGN.test(toString(node)));

/** A mail may be laid out in a table: a cell of it has more than a line. */
const LAYOUT = /<table\b|(?:<(?:p|div|li)\b.*){2}/is;

/** The entries of a list or column that is pasted; none of running text. @param rows the text as Excel copies cells */
export function pastedEntries(html: string, text: string, rows: string[][]): string[] {
  const [, ...cells] = html.split(/<td\b/i);
  const isTable = cells.length > 0;
  const isColumn =
    rows.length <= cells.length &&
    rows.every(({ length }) => length === 1) &&
    !cells.some((cell) => LAYOUT.test(cell));
  const lines = text.split("\n").filter((line) => line.trim());
  // Word copies its signs along; where others have some, they are words.
  const isSigned = /MsoList/i.test(html) || lines.every((line) => SIGN.test(line));
  const isList = isTable ? isColumn : isSigned || /<li\b/i.test(html);
  const entries = isTable
    ? rows.flat()
    : lines.map((line) => line.replace(isSigned ? SIGN : "", ""));
  return isList && entries.length > 1 ? entries.map((entry) => entry.trim()) : [];
}

const LIST = /^[ou]l$/;
const BLOCK = /^(?:p|div|[ou]l|li|h[1-6r]|blockquote|pre|table|t[bhdr]\w*|d[ldt]|figure)$/;
/** What has signs round it in Markdown. */
const SIGNED = /^(?:a|b|strong|i|em|s|del)$/;

const space = (value = " "): Text => ({ type: "text", value });

/** 10⁶ is not 106. */
const raised = (sign: string): string => "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻"["0123456789+-−".indexOf(sign)]!;

function textsOf(node: Element): Text[] {
  const texts: Text[] = [];
  visit(node, "text", (text) => void texts.push(text));
  return texts;
}

/** Word's list paragraphs become lists, as deep as Word says. */
function wordLists(parent: Element | Root): void {
  const children: Root["children"] = [];
  /** The lists that go on, by their levels. */
  let open: Element[] = [];
  for (const child of parent.children) {
    if (!isElement(child) || child.tagName !== "p" || !isWordEntry(child)) {
      if (toString(child).trim()) open = [];
      // What parts the entries in the source is nothing between lists.
      if (open.length === 0) children.push(child);
      continue;
    }
    const level = Number(/level(\d+)/.exec(styleOf(child))?.[1] ?? 1);
    const sign = SIGN.exec(toString(child))?.[0] ?? "";
    let left = sign.length;
    for (const text of textsOf(child)) {
      const cut = Math.min(left, text.value.length);
      text.value = text.value.slice(cut);
      left -= cut;
    }
    open.length = Math.min(open.length, level + 1);
    if (!open[level]) {
      const [start] = /\d+/.exec(sign) ?? [];
      const list = h(start ? "ol" : "ul", { start });
      (open.findLast(Boolean)?.children ?? children).push(list);
      open[level] = list;
    }
    open[level].children.push(h("li", child.children));
  }
  (parent as Root).children = children;
}

/** A list that stands between the entries of another, as Google writes it too, goes into the one before. */
function intoEntries(list: Element): void {
  const entries: ElementContent[] = [];
  for (const child of list.children) {
    const entry = entries.findLast(isElement);
    if (entry && isElement(child) && LIST.test(child.tagName)) entry.children.push(child);
    else entries.push(child);
  }
  list.children = entries;
}

/**
 * A heading of the page is its title: what is pasted begins one level below. A table on the site has a head, its first
 * row, whatever program it comes from.
 */
const NAMES: Record<string, string> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3", td: "th" };

/** What a program shows as something by its style alone. Word's own styles for other scripts say nothing. */
const LOOKS: [RegExp, string][] = [
  [/(?<!-)font-weight:\s*(?:bold|[6-9]00)/, "strong"],
  [/(?<!-)font-style:\s*italic/, "em"],
  [/(?<!-)text-decoration[\w-]*:[^;]*line-through/, "del"],
  [/vertical-align:\s*super/, "sup"],
];

/** What the looks of an element make of it. */
function nameOf(node: Element): string {
  const { tagName } = node;
  const [classes, style] = [classOf(node), styleOf(node)];
  const heading = /^MsoHeading(\d)|^MsoTitle/.exec(classes);
  const level = node.properties.role === "heading" && node.properties.ariaLevel;
  if ((heading || level) && tagName === "p")
    return Number(level || heading?.[1] || 1) < 3 ? "h2" : "h3";
  // What some programs write round everything says nothing.
  if (/^(?:b|strong)$/.test(tagName) && /(?<!-)font-weight:\s*normal/.test(style)) return "span";
  if (tagName !== "span") return NAMES[tagName] ?? tagName;
  const [name = tagName, ...inner] = LOOKS.flatMap(([look, as]) => (look.test(style) ? as : []));
  for (const one of inner) node.children = [h(one, node.children)];
  return name;
}

/** A cell is one line: what would begin another follows behind a space. */
const inOneLine = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    isElement(child) && BLOCK.test(child.tagName)
      ? [space(), ...inOneLine(child.children), space()]
      : child,
  );

/** A cell that Excel copies alone, and the frame that a mail is laid out in, are no table. */
function withoutFrame(table: Element): void {
  const cells: Element[] = [];
  visit(table, "element", (node) => void (/^t[dh]$/.test(node.tagName) && cells.push(node)));
  if (cells.length > 1) return;
  table.tagName = "div";
  table.children = cells[0]?.children ?? [];
}

/** What has signs round it in Markdown begins and ends with a letter: spaces at its ends stand outside. */
function spacesOutside(node: Element, parent: Element | Root): void {
  const said = toString(node);
  const [before, after] = [/^\s*/, /\s*$/].map((spaces) => space(spaces.exec(said)![0]));
  const texts = textsOf(node);
  const [first, last] = [texts[0], texts.at(-1)];
  if (first) first.value = first.value.trimStart();
  if (last) last.value = last.value.trimEnd();
  if (said.trim() === "") node.tagName = "span";
  parent.children.splice(parent.children.indexOf(node), 1, before!, node, after!);
}

/** Mail programs lead a link through a place of their own, which would learn of every visitor who follows it. */
const COUNTED =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/)\?/;

function ownAddress(address: string): string {
  const said = COUNTED.test(address) ? new URL(address).searchParams : undefined;
  // Beside `url`, `q` is what was searched.
  return said?.get("url") || said?.get("q") || address;
}

/** What is no part of a text of Word's: struck or moved away by whoever changed it, and said in its margin. */
const LEFT_OUT = /\bmso(?:Del|MoveFrom)\b|\bMsoCommentReference\b|mso-element:\s*comment-list/;

const isLeftOut = (node: Element, parent: Element | Root): boolean =>
  /^(?:img|xml|noscript|iframe|video|audio|select|textarea)$/.test(node.tagName) ||
  // A question that unfolds its answer is a button in a heading.
  (node.tagName === "button" && !(isElement(parent) && /^h[1-6]$/.test(parent.tagName))) ||
  (node.tagName === "del" && "dateTime" in node.properties) ||
  LEFT_OUT.test(classOf(node) + styleOf(node));

/** @param site the address of the pages beside the forms, which is one of the site */
function tidy(tree: Root, site: string): void {
  visit(tree, (node, index, parent) => {
    if (!parent || node.type === "text") return undefined;
    if (isElement(node) && !isLeftOut(node, parent)) return undefined;
    // A picture is on another machine: a gap replaces it, which the check reports. Some characters are pictures.
    const isPicture = isElement(node) && node.tagName === "img";
    const { alt = "" } = isPicture ? node.properties : {};
    const words = /^\p{RGI_Emoji}$/v.test(String(alt)) ? String(alt) : "[Picture]";
    parent.children.splice(index!, 1, ...(isPicture ? [space(words)] : []));
    return index! + Number(isPicture);
  });
  visit(tree, (node) => void ("children" in node && wordLists(node)));
  const signed: [Element, Element | Root][] = [];
  visit(tree, "element", (node, _, parent) => {
    node.tagName = nameOf(node);
    if (LIST.test(node.tagName)) intoEntries(node);
    if (node.tagName === "table") withoutFrame(node);
    if (node.tagName === "th") node.children = inOneLine(node.children);
    // A note is one paragraph.
    if (/^(?:ftn|edn|sdfootnote)\d+$/.test(String(node.properties.id)))
      node.children = [h("p", inOneLine(node.children))];
    if (SIGNED.test(node.tagName)) signed.push([node, parent!]);
    for (const text of node.tagName === "sup" ? textsOf(node) : [])
      text.value = text.value.replaceAll(/\d|[-−+](?=\d)/g, raised);
    const to = ownAddress(String(node.properties.href ?? ""));
    if (to) node.properties.href = to;
    if (to.startsWith(site)) node.properties.href = to.slice(site.length) || "/";
  });
  for (const [node, parent] of signed) spacesOutside(node, parent);
}

/** A footnote of Word or LibreOffice: the link to it, or the one back. */
const NOTE = /^#(?:_(?:ftn|edn)|sdfootnote)(?<back>ref)?(?<name>\d+)(?:sym|(?<anchor>anc))?$/;

const noteOf = (node?: Nodes) => (node?.type === "link" && NOTE.exec(node.url)?.groups) || {};

/** Footnotes become those of the site; entries of a list follow each other without an empty line. */
function footnotes(tree: MarkdownRoot): void {
  visit(tree, "paragraph", (node, index, parent) => {
    const [first, next] = node.children;
    const { name: label = "", back, anchor } = noteOf(first);
    if (!(back ?? anchor)) return;
    node.children.shift();
    if (next?.type === "text") next.value = next.value.trimStart();
    const note = { type: "footnoteDefinition", identifier: label, label } as const;
    parent!.children[index!] = { ...note, children: [node] };
  });
  visit(tree, (node, index, parent) => {
    if ("spread" in node) node.spread = false;
    // Other marks of these programs are links to nowhere.
    if (node.type !== "link" || !/^#(?:_|sdfootnote)/.test(node.url)) return;
    const { name: label } = noteOf(node);
    const note = label && ({ type: "footnoteReference", identifier: label, label } as const);
    parent!.children.splice(index!, 1, ...(note ? [note] : node.children));
  });
}

/** Makes Markdown of HTML. @param site the address of the pages beside the forms */
export function markdownOf(html: string, site: string): string {
  const file = unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => tidy(tree, site))
    .use(rehypeRemark)
    .use(() => footnotes)
    .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" })
    .processSync(html.replaceAll(/&nbsp;|&#160;|\u00a0/g, " "));
  // Two breaks in a mail part paragraphs. The line above Word's footnotes is none of the text's, and nobody needs two
  // empty lines.
  return String(file)
    .replaceAll(/(?:\\\n){2,}/g, "\n\n")
    .replaceAll(/^---\n\n(?=\[\^\d+\]: )/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
