import type { Element, Root, RootContent } from "hast";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

export type Heading = { id: string; text: string; level: 2 | 3 };
export type RenderedMarkdown = { html: string; headings: Heading[] };

type RenderOptions = {
  /** Turns an address of this site (`/team`) into a link; the default keeps it as it is. */
  link?: (path: string) => string;
  /** Put before every heading's id, so that two texts may stand on one page. */
  idPrefix?: string;
};

const isElement = (node: RootContent | Root): node is Element => node.type === "element";

function textOf(node: RootContent | Root): string {
  if (node.type === "text") return node.value;
  return "children" in node
    ? node.children.map((child) => textOf(child as RootContent)).join("")
    : "";
}

function visit(node: Root | RootContent, each: (element: Element) => void): void {
  if (isElement(node)) each(node);
  if ("children" in node) for (const child of node.children) visit(child as RootContent, each);
}

/** What a table is about: the heads of its columns. */
function nameOfTable(table: Element): string {
  const heads: string[] = [];
  visit(table, (element) => {
    if (element.tagName === "th") heads.push(textOf(element).trim());
  });
  return `Table: ${heads.filter(Boolean).join(", ")}`;
}

/** Puts each table into a box that scrolls where the table is wider than its column. */
function boxTables(tree: Root): void {
  const tables: Element[] = [];
  visit(tree, (element) => {
    if (element.tagName === "table") tables.push(element);
  });
  for (const table of tables) {
    const box: Omit<Element, "children"> = {
      type: "element",
      tagName: "div",
      // A box that scrolls is reached by keyboard, and has a name then.
      properties: {
        className: ["table-box"],
        tabIndex: 0,
        role: "group",
        ariaLabel: nameOfTable(table),
      },
    };
    Object.assign(table, box, { children: [{ ...table }] });
  }
}

/**
 * Renders Markdown (with tables and the like of GitHub) to HTML. Raw HTML in the text is dropped.
 * @returns the HTML and its headings of level 2 and 3, in order
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  const { link = (path) => path, idPrefix = "" } = options;
  const headings: Heading[] = [];
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug, { prefix: idPrefix })
    .use(() => (tree: Root) => {
      visit(tree, (element) => {
        const { tagName, properties } = element;
        if (tagName === "h2" || tagName === "h3") {
          headings.push({
            id: String(properties.id),
            text: textOf(element),
            level: tagName === "h2" ? 2 : 3,
          });
        }
        if (tagName === "a" && typeof properties.href === "string") {
          if (properties.href.startsWith("/")) properties.href = link(properties.href);
          else if (/^https?:/.test(properties.href)) properties.rel = ["noopener"];
        }
      });
    })
    .use(() => boxTables)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString();
  return { html, headings };
}

/** A part of a text under one heading of level 2. */
export type MarkdownSection = { heading: string; id: string; html: string };

/** Splits Markdown at its headings of level 2 and renders each part. Text before the first is dropped. */
export function renderSections(markdown: string, options: RenderOptions = {}): MarkdownSection[] {
  return markdown
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      const { headings } = renderMarkdown(`## ${heading}`, options);
      return {
        heading: headings[0]?.text ?? heading.trim(),
        id: headings[0]?.id ?? "",
        html: renderMarkdown(rest.join("\n"), options).html,
      };
    });
}
