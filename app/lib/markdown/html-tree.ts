import type { Element, ElementContent, Properties, Root, RootContent } from "hast";

/** Any part of a document in its tree form. */
export type HtmlNode = Root | RootContent;

export const isElement = (node: HtmlNode | undefined): node is Element => node?.type === "element";

/** The words of a part, without markup. */
export function textOf(node: HtmlNode): string {
  if (node.type === "text") return node.value;
  return "children" in node
    ? node.children.map((child) => textOf(child as RootContent)).join("")
    : "";
}

/** Calls `each` for every element, the outer before the inner. */
export function visit(node: HtmlNode, each: (element: Element) => void): void {
  if (isElement(node)) each(node);
  if ("children" in node) for (const child of node.children) visit(child as RootContent, each);
}

/** An element with its children; texts as they are, undefined ones left out. */
export const html = (
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string | undefined)[]
): Element => ({
  type: "element",
  tagName,
  properties,
  children: children
    .filter((child) => child !== undefined)
    .map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});

/** Puts another element in the place of one. */
export const replace = (element: Element, other: Element): void => {
  Object.assign(element, other);
};
