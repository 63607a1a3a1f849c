import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { pictureUses } from "#app/collections/picture-uses.server.ts";
import { article, contentCopy, FREE_NUMBER } from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "../check.ts";
import { isError } from "../finding.ts";

const file = `blog/${FREE_NUMBER}-unfinished.md`;

test.each([
  ["a half-finished one", "---\ntitle: Later\ndraft: true\n---\n"],
  ["one with a broken field", "---\ntitle: [Later\ndraft: true\n---\n"],
  ["one with a mistake in its text", article("draft: true\n", "![](nothing.jpg)\n")],
])("a draft stops nothing, and the check says what it lacks: %s", (_, text) => {
  const content = contentCopy();
  const before = posts().length;
  content.write(file, text);
  const own = checkContent().findings.filter((finding) => finding.file === `content/${file}`);
  expect(own.map(({ severity }) => severity)).toContain("warning");
  expect(own.filter(isError)).toEqual([]);
  expect(posts()).toHaveLength(before);
  pictureUses();
});

test("the same mistakes in an entry that is published are errors", () => {
  const content = contentCopy();
  content.write(file, article("", "![](nothing.jpg)\n"));
  expect(checkContent().findings.some(isError)).toBe(true);
});
