import type { Element, Root, RootContent } from "hast";

/** Any part of a document in its tree form. */
export type HtmlNode = Root | RootContent;

export const isElement = (node: HtmlNode | undefined): node is Element => node?.type === "element";
