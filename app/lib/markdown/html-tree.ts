import type { Element, Root, RootContent } from "hast";

export type HtmlNode = Root | RootContent;

export const isElement = (node: HtmlNode | undefined): node is Element => node?.type === "element";
