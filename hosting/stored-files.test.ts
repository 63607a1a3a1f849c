import { expect, test } from "vitest";
import { isServed, storedAddress, pageFile } from "./stored-files.ts";

test.each(["/", "/team", "/blog/404", "/blog/index"])("%s is the address of its file", (path) => {
  expect(storedAddress(pageFile(path))).toBe(path);
});

test.each([
  ["assets/newsreader-1a.woff2", true],
  ["feed.xml", true],
  ["feed.css", true],
  ["favicon.ico", true],
  [".well-known/security.txt", true],
  ["assets/root-1a.css", false],
  ["assets/entry.client-1a.js", false],
  ["assets/entry.client-1a.js.map", false],
  [".vite/manifest.json", false],
  ["folder/.DS_Store", false],
  ["favicon.ico.123-0.draft", false],
])("%s is published: %s", (file, published) => {
  expect(isServed(file)).toBe(published);
});
