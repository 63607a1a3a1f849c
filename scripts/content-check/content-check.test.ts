import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { pictureUses } from "#app/collections/picture-uses.server.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { memberIds, team } from "#app/collections/team.server.ts";
import {
  ARTICLE,
  article,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "./check.ts";
import { isError } from "./finding.ts";
import { inArticle, remarksOn, run } from "./planted-defects.test-helper.ts";

test("the content has no errors, and the summary says so", () => {
  const { status, output } = run();
  expect(output).not.toContain("Errors");
  expect(status).toBe(0);
  expect(output.split("\n").at(-1)).toMatch(/^\d+ files of content read: 0 errors.*\.$/);
});

test("an unknown option explains the command", () => {
  const { status, output } = run("--relase");
  expect(status).toBe(1);
  expect(output).toContain("npm run content:check -- --release");
});

test("the command itself ends with the status", () => {
  const content = contentCopy();
  content.remove("site.yaml");
  const { status, stdout } = spawnSync(process.execPath, ["scripts/content-check.ts"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: content.directory },
  });
  expect(status).toBe(1);
  expect(stdout).toContain("content/site.yaml");
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
  pictureUses();
});

test("a page that no menu and fewer than two texts lead to is hardly found (B8)", () => {
  const content = contentCopy();
  const file = "pages/free/a-new-page.md";
  const description = "A page that a test adds, described in enough words for search engines.";
  content.add(file, `---\ntitle: A new page\ndescription: ${description}\n---\nText.\n`);
  const found = () => remarksOn(run().output, file, "leads to /a-new-page").map(({ text }) => text);
  const [none, one] = ["No menu and no text", "No menu and only one text"].map((says) => [
    expect.stringContaining(says),
  ]);
  expect(found()).toEqual(none);

  const linking = (more = "") => article(more, "## A\n\nSee [it](/a-new-page#b).\n");
  content.write(`blog/${FREE_NUMBER}-a.md`, linking("draft: true\n"));
  expect(found()).toEqual(none);
  content.write(`blog/${FREE_NUMBER}-a.md`, linking());
  expect(found()).toEqual(one);
  content.write(`blog/${FREE_NUMBER + 1}-b.md`, linking().replace("A new article", "Another"));
  expect(found()).toEqual([]);

  content.remove(`blog/${FREE_NUMBER + 1}-b.md`);
  content.edit("navigation.yaml", /to: \/\S+/, "to: /a-new-page");
  expect(found()).toEqual([]);
});

test("content of a firm that has published nothing yet answers for no old address (B13)", () => {
  const content = contentCopy();
  content.remove("published-addresses.txt");
  content.remove(JOB);
  expect(remarksOn(run().output, "redirects.yaml", "")).toEqual([]);
});

test("links to headings, sectors, rules and duties, people, the form, feeds, queries and calculations are alive", () => {
  const content = contentCopy();
  const [sector = ""] = filesIn("sectors", ".yaml");
  const [{ id: rule } = { id: "" }] = lawRules();
  const [{ id: duty } = { id: "" }] = duties();
  const [{ id: member } = { id: "" }] = team();
  inArticle(
    `[a](#part-a-new-part) [b](/business-sectors#${nameOf(sector)}) [c](/work-with-us#job-application-form) [d](/feed.xml) [e](/blogs?topic=legal) [f](/feed/legal.xml) [g](mailto:a@b.in) [h](/resources/what-is-in-force#${rule}) [i](/resources/compliance-calendar#${duty}) [j](/team#${member}) [k](/resources/calculators/gratuity#wages=50000&years=6)\n\n## A new part`,
  )(content);
  expect(run().status).toBe(0);
});

test("files of the system are passed over", () => {
  const content = contentCopy();
  mkdirSync(join(content.directory, "blog/.trash"), { recursive: true });
  content.write(".DS_Store", "x");
  expect(run().status).toBe(0);
});

test("the example in the editors' guide is an article without mistakes", () => {
  const example = /```markdown\n([\s\S]*?)```/.exec(readFileSync("content/README.md", "utf8"))?.[1];
  const file = `blog/${FREE_NUMBER}-from-the-guide.md`;
  const content = contentCopy();
  content.write(file, example ?? "");
  // Its author and reviewer may have left.
  for (const role of ["author", "reviewer"])
    content.edit(file, new RegExp(`^${role}: .*`, "m"), `${role}: ${memberIds()[0]}`);
  const { status, output } = run();
  expect(status).toBe(0);
  // A law that it names may have changed since.
  const remarks = remarksOn(output, file, "").filter(({ severity }) => severity !== "note");
  expect(remarks).toEqual([]);
});
