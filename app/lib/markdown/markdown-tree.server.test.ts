import { expect, test } from "vitest";
import { markdownNodes } from "./markdown-tree.server.ts";

test("empty lines before a text count as lines of its file", () => {
  const [, heading] = markdownNodes("\n\n## A heading\n", 5);
  expect(heading).toMatchObject({ node: { type: "heading" }, line: 7 });
});
