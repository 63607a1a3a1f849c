import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ARTICLE, CASE_STUDY, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { moveFile, removeFile, writeBytes } from "./files.ts";

const study = CASE_STUDY.replace(/^.*\/|\.yaml$/g, "");

test("the address of a renamed page leads where the editor says, and earlier redirects to it do too", () => {
  contentCopy();
  const [first, second] = [CASE_STUDY, "case-studies/another-name.yaml"];
  const to = "/case-studies/a-third-name";
  moveFile(first, second, "/case-studies/another-name");
  moveFile(second, "case-studies/a-third-name.yaml", to);
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

test("with a mistake in the list of redirects nothing is removed or renamed", () => {
  const { directory, write } = contentCopy();
  write("redirects.yaml", "redirects: [\n");
  const other = CASE_STUDY.replace(study, "another-name");
  expect(() => removeFile(CASE_STUDY, "/case-studies")).toThrow("redirects.yaml");
  expect(() => moveFile(CASE_STUDY, other, "/case-studies/another-name")).toThrow("redirects.yaml");
  expect(existsSync(join(directory, CASE_STUDY))).toBe(true);
});

test("a page that gets its old name back has no redirect away from it", () => {
  contentCopy();
  const before = redirects();
  moveFile(CASE_STUDY, "case-studies/another-name.yaml", "/case-studies/another-name");
  moveFile("case-studies/another-name.yaml", CASE_STUDY, `/case-studies/${study}`);
  const from = redirects().map((entry) => entry.from);
  expect(from).not.toContain(`/case-studies/${study}`);
  expect(from).toContain("/case-studies/another-name");
  expect(redirects()).toHaveLength(before.length + 1);
});

test("an article whose words in the name change keeps its address", () => {
  contentCopy();
  const before = redirects();
  expect(moveFile(ARTICLE, ARTICLE.replace(/-.*\.md/, "-other-words.md"), "/blogs")).toBe(false);
  expect(redirects()).toEqual(before);
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

test("a file that cannot be read is left as it is", () => {
  const { directory, write } = contentCopy();
  for (const [path, text] of [
    ["pages/team.yaml", "title: [Team\n"],
    [ARTICLE, "title: Without its dashes\n\nText.\n"],
  ] as const) {
    write(path, text);
    expect(() => writeBytes(path, Buffer.from("---\ntitle: New\n---\n")), path).toThrow(
      "has a mistake in how it is written",
    );
    expect(readFileSync(join(directory, path), "utf8")).toBe(text);
  }
});

test("a save puts a whole file in the place of the old one, which is never cut short", () => {
  const { directory } = contentCopy();
  const [file, kept] = [join(directory, ARTICLE), join(directory, "kept.md")];
  const before = readFileSync(file, "utf8");
  linkSync(file, kept);
  writeBytes(ARTICLE, Buffer.from(before.replace(/^title: .*/m, "title: Another title")));
  expect(readFileSync(file, "utf8")).toContain("Another title");
  expect(readFileSync(kept, "utf8")).toBe(before);
});

test("what the machine does not let us change is told with the file", () => {
  const { directory } = contentCopy();
  mkdirSync(join(directory, "pictures/new.svg"), { recursive: true });
  expect(() => writeBytes("pictures/new.svg", Buffer.from("<svg/>"))).toThrow(
    "content/pictures/new.svg cannot be changed.",
  );
});
