import { expect, test } from "vitest";
import { labels } from "./labels.server.ts";
import { contentCopy, messageOf } from "./test-content.test-helper.ts";

test.each([
  [
    "lost its gap",
    /^  readTime: .*/m,
    "  readTime: A minute",
    "articles.readTime",
    "Expected {count}, but",
  ],
  ["has a misspelt gap", /^  brand: .*/m, '  brand: "{nmae}"', "frame.brand", "this has {nmae}"],
  [
    "counts without a number",
    /^(articleBrowser:[^]*?other: ).*/m,
    '$1"Many articles"',
    "articleBrowser.count.other",
    "{count}",
  ],
])("a text that %s is told with file and field", (_, search, replacement, field, problem) => {
  contentCopy().edit("labels.yaml", search, replacement);
  const message = messageOf(labels);
  expect(message).toContain("content/labels.yaml");
  expect(message).toContain(`→ at ${field}\n`);
  expect(message).toContain(problem);
});

test("a text for one thing may leave its number out", () => {
  contentCopy().edit("labels.yaml", /^(articleBrowser:[^]*?one: ).*/m, "$1a single article");
  expect(labels().articleBrowser.count.one).toBe("a single article");
});
