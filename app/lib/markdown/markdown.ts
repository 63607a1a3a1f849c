import type { Element, ElementContent, Root } from "hast";
import type { FootnoteReference, Nodes, RootContent } from "mdast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype, { defaultHandlers, type Options } from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { chartFigure, readChart, type ChartLabels } from "./chart.ts";
import { fill, type Template } from "../fill.ts";
import { isElement, type HtmlNode } from "./html-tree.ts";
import { isUpdate, markdownTree } from "./markdown-tree.server.ts";
import type { Photo } from "../photo.ts";

export type Heading = { id: string; text: string; level: 2 | 3 };
/** A note about what holds today: its id, its first words and, if they are few, the words it replaces. */
export type Update = { id: string; text: string; struck?: string };

export const CALLOUTS = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"] as const;

type TextLabels = ChartLabels & {
  /** The heading above footnotes; `backToNote` is for screen readers. */
  notes: string;
  backToNote: Template<"note">;
  table: Template<"heads">;
  callouts: Record<Lowercase<(typeof CALLOUTS)[number]>, string>;
};

export type RenderOptions = {
  labels: TextLabels;
  /** Turns a path of this site (`/team`) into a link; by default the path is kept. */
  link?: (path: string) => string;
  /** A prefix for the ids of headings, which keeps them unique on a page. */
  idPrefix?: string;
  /** The files of a picture by name; by default pictures are left out. */
  picture?: (name: string) => Photo | undefined;
  /** Type and size of a download by its path: `PDF, 240 kB`. */
  download?: (path: string) => string | undefined;
};

function headsOf(table: Element): string {
  const heads: string[] = [];
  visit(table, "element", (element) => {
    if (element.tagName === "th") heads.push(textOf(element).trim());
  });
  return heads.filter(Boolean).join(", ");
}

/** Puts each table into a box, which scrolls if the table is wider than its column. */
function boxTables(tree: Root, label: TextLabels["table"]): void {
  const tables: Element[] = [];
  visit(tree, "element", (element) => {
    const { tagName, properties } = element;
    if (tagName === "table") tables.push(element);
    if (properties.align) {
      properties.dataAlign = properties.align;
      delete properties.align;
    }
  });
  for (const table of tables) {
    // A scrollable box must be focusable for keyboard users, and then needs a name.
    const box = { className: ["table-box"], tabIndex: 0, role: "group" };
    const ariaLabel = fill(label, { heads: headsOf(table) });
    Object.assign(table, h("div", { ...box, ariaLabel }, { ...table }));
  }
}

/** The width of a text column. */
const FIGURE_SIZES = "(width <= 60em) min(94vw, 42rem), min(46vw, 42rem)";

/** A paragraph with only a picture becomes a figure; the picture's title is the caption. */
function figureOf(image: Element, picture: RenderOptions["picture"]): Element {
  const { src, alt, title } = image.properties;
  const found = picture?.(String(src));
  const { src: file, width, height, avif } = found ?? {};
  return h("figure", [
    found &&
      h("picture", [
        avif && h("source", { type: "image/avif", srcSet: avif, sizes: FIGURE_SIZES }),
        h("img", { src: file, alt, width, height, loading: "lazy", decoding: "async" }),
      ]),
    title ? h("figcaption", String(title)) : undefined,
  ]);
}

/** The first line of a call-out: `[!NOTE]`. */
const CALLOUT = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** Turns a block quotation that begins with the name of a call-out into one. */
function calloutOf(quotation: Element, labels: TextLabels["callouts"]): Element | undefined {
  const first = quotation.children.find(isElement);
  const text = first?.children[0];
  if (!first || text?.type !== "text") return undefined;
  const [line = "", name = ""] = CALLOUT.exec(text.value) ?? [];
  const kind = CALLOUTS.find((known) => known === name);
  if (!kind) return undefined;
  text.value = text.value.slice(line.length);
  const isEmpty = textOf(first).trim() === "";
  return h(
    "div",
    { className: ["callout"], role: "note" },
    h("p", labels[kind.toLowerCase() as Lowercase<typeof kind>]),
    ...quotation.children.filter((child) => !(isEmpty && child === first)),
  );
}

function chartOf(block: Element, labels: ChartLabels): Element | undefined {
  const code = block.children.find(isElement);
  const language = code?.properties.className;
  if (!code || !Array.isArray(language) || !language.includes("language-chart")) return undefined;
  const chart = readChart(String(code.data?.meta ?? ""), textOf(code));
  return "message" in chart ? undefined : chartFigure(chart, labels);
}

function labelTask(item: Element): void {
  const { children } =
    item.children.filter(isElement).find(({ tagName }) => tagName === "p") ?? item;
  const list = children.findIndex((child) => isElement(child) && /^[ou]l$/.test(child.tagName));
  children.unshift(h("label", ...children.splice(0, list < 0 ? children.length : list)));
}

/** Adds figures, charts and call-outs, for which Markdown has no syntax of its own. */
function placeParts(tree: Root, { labels, picture }: RenderOptions): void {
  visit(tree, "element", (element) => {
    const { tagName, children, properties } = element;
    const [only] = children;
    if (tagName === "li" && `${properties.className}` === "task-list-item") labelTask(element);
    if (tagName === "p" && children.length === 1 && isElement(only) && only.tagName === "img")
      Object.assign(element, figureOf(only, picture));
    const other =
      tagName === "blockquote"
        ? calloutOf(element, labels.callouts)
        : tagName === "pre"
          ? chartOf(element, labels)
          : undefined;
    if (other) Object.assign(element, other);
  });
}

/** In characters: a short struck text, such as a figure, is repeated in its note; a sentence would be read twice. */
const LONGEST_STRUCK = 32;

type Handler = NonNullable<NonNullable<Options["handlers"]>["footnoteReference"]>;

/** The parts of a note: what holds (bold), why, and the source with its day (italic). */
function noteParts(paragraphs: Element[]) {
  const holds = paragraphs[0]?.children.shift() ?? h("strong");
  const end = isElement(holds) ? holds.children.at(-1) : undefined;
  if (end?.type === "text") end.value = end.value.replace(/\.$/, "");
  const source = paragraphs.at(-1)?.children.pop();
  return { holds, why: paragraphs.filter((part) => textOf(part).trim() !== ""), source };
}

/**
 * Notes about what holds today, from footnotes with an `update-` label. In the sentence, the new words follow the
 * struck ones, for feeds and screen readers; the full note follows the paragraph or list item.
 */
function updateNotes(idPrefix: string) {
  const updates: Update[] = [];
  const notes = new Map<HtmlNode, Element>();
  const footnoteReference: Handler = (state, node: FootnoteReference, parent) => {
    const definition = state.footnoteById.get(node.identifier.toUpperCase());
    if (!definition || !isUpdate(node)) return defaultHandlers.footnoteReference(state, node);
    const { holds, ...rest } = noteParts(
      (state.all(definition) as ElementContent[]).filter(isElement),
    );
    const siblings: Nodes[] = parent?.children ?? [];
    const before = siblings[siblings.indexOf(node) - 1];
    const isStruck = before?.type === "delete";
    const id = `${idPrefix}${node.identifier}`;
    const text = textOf(holds);
    const words = isStruck ? textOf({ type: "root", children: state.all(before) }) : "";
    const struck = words && words.length <= LONGEST_STRUCK ? words : undefined;
    const shown = isStruck ? h("ins", ` ${text}`) : { type: "text" as const, value: "" };
    // A second reference to a note has only the new words.
    if (updates.some((update) => update.id === id)) return shown;
    updates.push({ id, text, struck });
    const old = struck ? [h("del", struck), " "] : [];
    const line = h("summary", ...old, holds);
    const source = rest.source && h("p", rest.source);
    const note = { id, tabIndex: -1, className: ["update"] };
    notes.set(shown, h("details", note, line, ...rest.why, source));
    return shown;
  };
  const within = (node: HtmlNode): Element[] => {
    const note = notes.get(node);
    notes.delete(node);
    const inner = "children" in node ? node.children.flatMap(within) : [];
    return note ? [note, ...inner] : inner;
  };
  const place = (tree: Root): void => {
    const items: Element[] = [];
    visit(tree, "element", (element) => {
      if (element.tagName === "li") items.unshift(element);
    });
    for (const item of items) item.children.push(...within(item));
    tree.children = tree.children.flatMap((block) => [block, ...within(block)]);
  };
  return { updates, footnoteReference, place };
}

/** The id of the footnotes' heading, which no list of contents shows. */
const NOTES_ID = "footnote-label";

/**
 * Renders Markdown with GitHub's extensions to HTML. Raw HTML in the text is dropped.
 * @param markdown one text, or several to be joined
 * @returns the HTML, its headings of level 2 and 3, and its notes about what holds today, in order
 */
export function renderMarkdown(
  markdown: string | string[],
  options: RenderOptions,
): { html: string; headings: Heading[]; updates: Update[] } {
  const children = [markdown].flat().flatMap((text) => markdownTree(text).children);
  const { tree, ...told } = toTree(children, options);
  return { html: written(tree.children), ...told };
}

const written = (children: Root["children"]): string =>
  unified().use(rehypeStringify).stringify({ type: "root", children });

function toTree(children: RootContent[], options: RenderOptions) {
  const { labels, link = (path) => path, idPrefix = "part-", download } = options;
  const headings: Heading[] = [];
  const { updates, footnoteReference, place } = updateNotes(idPrefix);
  const toHtml = unified()
    .use(remarkRehype, {
      handlers: { footnoteReference },
      clobberPrefix: idPrefix,
      footnoteLabel: labels.notes,
      footnoteLabelProperties: {},
      footnoteBackContent: "↑",
      footnoteBackLabel: (place) => fill(labels.backToNote, { note: place + 1 }),
    })
    .use(rehypeSlug, { prefix: idPrefix })
    .use(() => (tree: Root) => {
      place(tree);
      placeParts(tree, options);
      visit(tree, "element", (element) => {
        const { tagName, properties } = element;
        if ((tagName === "h2" || tagName === "h3") && properties.id !== NOTES_ID) {
          // Invisible characters, such as those of emojis, cannot be typed in a link.
          const id = String(properties.id).replaceAll(/\p{Variation_Selector}|\u200D(?=-|$)/gu, "");
          // Focusable, so that a link from the list of contents moves the focus too.
          Object.assign(properties, { id, tabIndex: -1 });
          headings.push({ id, text: textOf(element), level: tagName === "h2" ? 2 : 3 });
        }
        if (tagName === "a" && typeof properties.href === "string") {
          const facts = download?.(properties.href);
          if (facts) element.children.push({ type: "text", value: ` (${facts})` });
          if (properties.href.startsWith("/")) properties.href = link(properties.href);
          else if (/^https?:/.test(properties.href)) properties.rel = ["noopener"];
        }
      });
    })
    .use(() => (tree: Root) => boxTables(tree, labels.table));
  const tree = toHtml.runSync({ type: "root", children });
  return { tree, headings, updates };
}

/** Renders Markdown as `renderMarkdown` does, split at headings of level 2. Text before the first is dropped. */
export function renderSections(markdown: string, options: RenderOptions) {
  const sections: { heading: string; id: string; nodes: Root["children"] }[] = [];
  for (const node of toTree(markdownTree(markdown).children, options).tree.children) {
    if (isElement(node) && node.tagName === "h2" && node.properties.id !== NOTES_ID)
      sections.push({ heading: textOf(node), id: String(node.properties.id), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections.map(({ nodes, ...section }) => ({ ...section, html: written(nodes) }));
}
