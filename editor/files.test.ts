import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ARTICLE, CASE_STUDY, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { moveFile, removeFile, writeBytes } from "./files.ts";

const study = CASE_STUDY.replace(/^.*\/|\.yaml$/g, "");

test("a renamed page leads from its old address to the new one, and earlier redirects to it do too", () => {
  contentCopy();
  const [first, second] = [CASE_STUDY, "case-studies/another-name.yaml"];
  moveFile(first, second);
  moveFile(second, "case-studies/a-third-name.yaml");
  const to = "/case-studies/a-third-name";
  expect(redirects()).toContainEqual({ from: `/case-studies/${study}`, to });
  expect(redirects()).toContainEqual({ from: "/case-studies/another-name", to });
});

test("the address of a removed page leads where the editor says, or nowhere where it was never published", () => {
  contentCopy();
  const before = redirects();
  removeFile(ARTICLE);
  expect(redirects()).toEqual(before);
  removeFile(CASE_STUDY, "/case-studies");
  expect(redirects()).toEqual([...before, { from: `/case-studies/${study}`, to: "/case-studies" }]);
});

test("a page that gets its old name back has no redirect away from it", () => {
  contentCopy();
  const before = redirects();
  moveFile(CASE_STUDY, "case-studies/another-name.yaml");
  moveFile("case-studies/another-name.yaml", CASE_STUDY);
  const from = redirects().map((entry) => entry.from);
  expect(from).not.toContain(`/case-studies/${study}`);
  expect(from).toContain("/case-studies/another-name");
  expect(redirects()).toHaveLength(before.length + 1);
});

test("an article keeps its number", () => {
  const { directory } = contentCopy();
  const other = ARTICLE.replace(/\/\d+-/, "/987-");
  expect(() => moveFile(ARTICLE, other)).toThrow("keeps its number");
  expect(existsSync(join(directory, ARTICLE))).toBe(true);
});

test("a file outside of what the site reads is neither written nor removed", () => {
  contentCopy();
  for (const path of [
    "../package.json",
    "README.md",
    "blog/../../package.json",
    ".git/config",
    "pictures/../site.yaml",
  ])
    expect(() => writeBytes(path, Buffer.from("")), path).toThrow("no file that the site reads");
  expect(readFileSync("package.json", "utf8")).not.toBe("");
});
