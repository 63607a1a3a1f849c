import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { namedPictures } from "#app/collections/picture-uses.server.ts";
import { filesIn, readText } from "#app/collections/reader/content-file.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import {
  ARTICLE,
  article,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "./check.ts";
import { isError } from "./findings.ts";
import { remarksOn } from "./planted-defects.test-helper.ts";

test("an unknown option explains the command", () => {
  const command = ["scripts/content-check.ts", "--relase"];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  const usage = expect.stringContaining("npm run content:check -- --release");
  expect([status, stderr]).toEqual([1, usage]);
});

test("a mistake in one file hides no mistake in another (B11)", () => {
  const content = contentCopy();
  content.write("team.yaml", "members: []\n");
  content.edit(ARTICLE, /^category: .*/m, "category: Complience");
  content.edit("navigation.yaml", /\bto: .*/, "to: /contakt");
  content.remove("blog/categories/legal.md");
  const files = checkContent()
    .findings.filter(isError)
    .map(({ file }) => file);
  for (const file of ["team.yaml", ARTICLE, "navigation.yaml", "blog/categories/legal.md"])
    expect(files).toContain(`content/${file}`);
});

const unfinished = `blog/${FREE_NUMBER}-unfinished.md`;

test.each([
  ["a half-finished one", "---\ntitle: Later\ndraft: true\n---\n"],
  ["one with a broken field", "---\ntitle: [Later\ndraft: true\n---\n"],
  ["one with a mistake in its text", article("draft: true\n", "![](nothing.jpg)\n")],
])("a draft stops nothing, and the check says what it lacks: %s", (_, text) => {
  const content = contentCopy();
  const before = posts().length;
  content.write(unfinished, text);
  const own = checkContent().findings.filter(({ file }) => file === `content/${unfinished}`);
  expect(own.map(({ severity }) => severity)).toContain("warning");
  expect(own.filter(isError)).toEqual([]);
  expect(posts()).toHaveLength(before);
  namedPictures();
});

test("a page that no menu and fewer than two texts lead to is hardly found (B8)", () => {
  const content = contentCopy();
  const file = "pages/free/a-new-page.md";
  const description = "A page that a test adds, described in enough words for search engines.";
  content.add(file, `---\ntitle: A new page\ndescription: ${description}\n---\nText.\n`);
  const found = () => remarksOn(file, "leads to /a-new-page").map(({ text }) => text);
  const [none, one] = ["No menu and no text", "No menu and only one text"].map((says) => [
    expect.stringContaining(says),
  ]);
  expect(found()).toEqual(none);

  const linking = (more = "") => article(more, "## A\n\nSee [it](/a-new-page#b).\n");
  content.write(`blog/${FREE_NUMBER}-a.md`, linking("draft: true\n"));
  expect(found()).toEqual(none);
  content.write(`blog/${FREE_NUMBER}-a.md`, linking());
  expect(found()).toEqual(one);
  content.write(`blog/${FREE_NUMBER + 1}-b.md`, linking());
  expect(found()).toEqual([]);

  content.remove(`blog/${FREE_NUMBER + 1}-b.md`);
  content.edit("navigation.yaml", /to: \/\S+/, "to: /a-new-page");
  expect(found()).toEqual([]);

  // Lists show all pages of a kind; if menus name the others, a missing one is reported.
  const [known = ""] = filesIn("regions", ".yaml");
  content.write("regions/gulf.yaml", readText(known));
  const region = () => remarksOn("regions/gulf.yaml", "leads to /where-we-operate/gulf");
  expect(region()).toHaveLength(1);
  content.edit("navigation.yaml", /to: \/\S+/, "to: /where-we-operate/gulf");
  expect(region()).toEqual([]);
});

test("content of a firm that has published nothing yet answers for no old address (B13)", () => {
  const content = contentCopy();
  content.remove("published-addresses.txt");
  content.remove(JOB);
  expect(remarksOn("redirects.yaml", "")).toEqual([]);
});

test("the example in the editors' guide is an article without mistakes", () => {
  const example = /```markdown\n([\s\S]*?)```/.exec(readFileSync("content/README.md", "utf8"))?.[1];
  const file = `blog/${FREE_NUMBER}-from-the-guide.md`;
  const content = contentCopy();
  content.write(file, example ?? "");
  // Its author and reviewer may have left.
  for (const role of ["author", "reviewer"])
    content.edit(file, new RegExp(`^${role}: .*`, "m"), `${role}: ${memberIds()[0]}`);
  // A law that it names may have changed since.
  const remarks = remarksOn(file, "").filter(({ severity }) => severity !== "note");
  expect(remarks).toEqual([]);
});
