import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, readText } from "#app/collections/reader/content-file.server.ts";
import {
  ARTICLE,
  article,
  contentCopy,
  FREE_NUMBER,
} from "#app/collections/test-content.test-helper.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { checkContent } from "./check.ts";
import { findsEach, remarksOn, run, TOPIC_PAGE, type Copy } from "./planted-defects.test-helper.ts";

const [REGION = ""] = filesIn("regions", ".yaml");
const [SERVICE = ""] = filesIn("services", ".yaml");
/** Another firm has none. */
const CHECKLISTS = filesIn("law/checklists", ".yaml").slice(0, 1);

findsEach([
  {
    defect: "a field is misspelt",
    plant: (content) => content.edit(REGION, /^lead:/m, "leed:"),
    file: REGION,
    location: "line 1",
    says: 'Unrecognized key: "leed". Did you mean "lead"?',
  },
  {
    defect: "a list has too few entries",
    plant: (content) => content.edit(SERVICE, /^points:\n {2}- .*\n/m, "points:\n"),
    file: SERVICE,
    location: "points",
    says: "at least 3 entries, but the list has 2",
  },
  {
    defect: "the fields are broken YAML",
    plant: (content) => content.write("clients.yaml", "clients:\n  - name: [broken\n"),
    file: "clients.yaml",
    location: "line 3",
    says: "The fields cannot be read",
  },
  {
    defect: "a Markdown file has no fields",
    plant: (content) => content.write(TOPIC_PAGE, "## Only text\n"),
    file: TOPIC_PAGE,
    location: "line 1",
    says: "three dashes",
  },
  {
    defect: "a file that the site needs is gone",
    plant: (content) => content.remove("claims.yaml"),
    file: "claims.yaml",
    says: "missing",
  },
  {
    defect: "nothing reads a file",
    plant: (content) => content.write("blog/777-a-new-article.mdx", article()),
    file: "blog/777-a-new-article.mdx",
    says: "Nothing on the site reads this file",
  },
  {
    defect: "a category's section does not name it (A9)",
    plant: (content) =>
      content.edit("blog/categories/legal.md", /^heading: .*/m, "heading: How we work"),
    file: "blog/categories/legal.md",
    location: "heading",
    says: 'Expected a heading that names "Legal"',
  },
  {
    defect: "a free page takes another page's address (B23)",
    plant: (content) => {
      const description = "A page that a test adds, described in enough words for search engines.";
      content.add("pages/free/team.md", `---\ntitle: T\ndescription: ${description}\n---\nText.\n`);
    },
    file: "pages/free/team.md",
    says: "/team belongs to another page",
  },
  ...CHECKLISTS.map((file) => ({
    defect: "a checklist takes another page's address",
    plant: (content: Copy) => content.write("law/checklists/calculators.yaml", readText(file)),
    file: "law/checklists/calculators.yaml",
    says: "/resources/calculators belongs to another page",
  })),
  {
    defect: "a category's feed takes the address of the feed of rules",
    plant: (content) =>
      content.edit("pages/blogs.yaml", /^(categories:\s*(?:\[|- ))[^,\n]+/m, "$1Law"),
    file: "pages/blogs.yaml",
    location: "categories[0]",
    says: "The feed of rules stands at /feed/law.xml",
  },
  {
    defect: "an article has no number",
    plant: (content) => content.write("blog/a-new-article.md", article()),
    file: "blog/a-new-article.md",
    says: "permanent number",
  },
  {
    defect: "an article has the not-found page's number",
    plant: (content) => content.write("blog/404-lost.md", article()),
    file: "blog/404-lost.md",
    says: "kept for the not-found page",
  },
]);

test("a mistake in one file hides no mistake in another", () => {
  const content = contentCopy();
  content.write("team.yaml", "members: []\n");
  content.edit(ARTICLE, /^category: .*/m, "category: Complience");
  content.edit("navigation.yaml", /\bto: .*/, "to: /contakt");
  content.remove("blog/categories/legal.md");
  const files = new Set(
    checkContent()
      .findings.filter(({ severity }) => severity === "error")
      .map(({ file }) => file),
  );
  expect(files).toContain("content/team.yaml");
  expect(files).toContain(`content/${ARTICLE}`);
  expect(files).toContain("content/navigation.yaml");
  expect(files).toContain("content/blog/categories/legal.md");
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
