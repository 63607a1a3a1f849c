import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { dist, read } from "./built-site.ts";

test("nothing of the editor is published (B24)", () => {
  const files = globSync("**/*.{html,js,css,json,webmanifest}", { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /codemirror|x-editor/i.test(file + read(file).toString()))).toEqual(
    [],
  );
});
