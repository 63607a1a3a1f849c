import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { markdownNodes, markdownTree, shareMarkdownTrees } from "./markdown-tree.server.ts";

test("a thread need not parse what has been parsed before it began", async () => {
  const text = "A text that *only* this test has.";
  const tree = markdownTree(text);
  tree.children = [];
  shareMarkdownTrees();
  const script = `
    import { parentPort } from "node:worker_threads";
    import { markdownTree } from ${JSON.stringify(import.meta.resolve("./markdown-tree.server.ts"))};
    parentPort.postMessage(markdownTree(${JSON.stringify(text)}));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  expect((await once(worker, "message"))[0]).toEqual(tree);
});

test("empty lines before a text count as lines of its file", () => {
  const [, heading] = markdownNodes("\n\n## A heading\n", 5);
  expect(heading).toMatchObject({ node: { type: "heading" }, line: 7 });
});
