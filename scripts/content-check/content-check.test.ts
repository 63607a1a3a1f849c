import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { contentCheck } from "../content-check.ts";
import { checkContent } from "./check.ts";
import type { Severity } from "./finding.ts";

// Each test reads the whole content.
vi.setConfig({ testTimeout: 30_000 });

type Copy = ReturnType<typeof contentCopy>;

const LABOUR_CODES = "blog/00-prepare-for-the-labour-codes-without-touching-pay.md";
const STRATEGY = "services/hr-advisory/strategic-planning.md";

/** Runs the check as the command line does. */
function run(...args: string[]) {
  let output = "";
  const status = contentCheck(args, (text) => {
    output += text;
  });
  return { status, output };
}

const CHAPTERS: Record<string, Severity> = {
  Errors: "error",
  Warnings: "warning",
  "For information": "note",
};

/** The remarks that a report makes on one place of a file, with the chapter they stand in. */
function remarksOn(output: string, file: string, place: string) {
  let chapter: Severity | undefined;
  return output.split("\n\n").flatMap((block) => {
    chapter = CHAPTERS[block] ?? chapter;
    const [heading, ...lines] = block.split("\n");
    if (heading !== `content/${file}`) return [];
    return lines
      .join("\n")
      .split(/\n(?= {2}\S)/)
      .map((text) => ({ severity: chapter, text }))
      .filter(({ text }) => text.includes(place));
  });
}

/** Replaces a heading of an article; gives the line as the report names it. */
const inArticle = (markdown: string) => (content: Copy) => {
  content.edit(LABOUR_CODES, /^## .*$/m, markdown);
  return lineOf(content, LABOUR_CODES, markdown);
};

function lineOf(content: Copy, file: string, text: string): string {
  const before = readFileSync(join(content.directory, file), "utf8").split(text)[0] ?? "";
  return `line ${before.split("\n").length}`;
}

const article = (fields: string, body = "## A heading\n\nSome text.\n") => `---
title: A new article
category: Legal
date: 2026-01-05
excerpt: An article that a test adds, with an excerpt long enough for search engines to show it.
content: A test adds this article.
author: meera-krishnan
${fields}---
${body}`;

type Defect = {
  defect: string;
  /** Plants it; gives the line that the report must name, where that is not a field. */
  plant: (content: Copy) => string | void;
  /** The file the report must name. */
  file: string;
  /** The field it must name; empty where only the file can be named. */
  place?: string;
  says: string;
};

const defects: Defect[] = [
  {
    defect: "a field is missing",
    plant: (content) => content.edit("services/due-diligence.yaml", /^lead: .*\n/m, ""),
    file: "services/due-diligence.yaml",
    place: "lead",
    says: "missing",
  },
  {
    defect: "a field is misspelt",
    plant: (content) => content.edit("regions/uk.yaml", /^lead:/m, "leed:"),
    file: "regions/uk.yaml",
    place: "line 1",
    says: 'Unrecognized key: "leed". Did you mean "lead"?',
  },
  {
    defect: "a value is too long",
    plant: (content) => content.edit("pages/team.yaml", /^title: .*/m, `title: ${"a".repeat(61)}`),
    file: "pages/team.yaml",
    place: "title",
    says: "at most 60 characters, but this has 61",
  },
  {
    defect: "a list has too few entries",
    plant: (content) => content.edit("regions/us.yaml", /^points:\n {2}- .*\n/m, "points:\n"),
    file: "regions/us.yaml",
    place: "points",
    says: "at least 5 entries, but the list has 4",
  },
  {
    defect: "a category is unknown",
    plant: (content) => content.edit(LABOUR_CODES, "category: Compliance", "category: Complience"),
    file: LABOUR_CODES,
    place: "category",
    says: '"Compliance"',
  },
  {
    defect: "a date is no date",
    plant: (content) => content.edit("jobs/job-001.yaml", /^postedDate: .*/m, "postedDate: 5 October"),
    file: "jobs/job-001.yaml",
    place: "postedDate",
    says: "Invalid ISO date",
  },
  {
    defect: "a menu entry has a misspelt field",
    plant: (content) => content.edit("navigation.yaml", "to: /who-are-we", "too: /who-are-we"),
    file: "navigation.yaml",
    place: "header[0]",
    says: 'Did you mean "to"?',
  },
  {
    defect: "the fields are broken YAML",
    plant: (content) => content.write("clients.yaml", "clients:\n  - name: [broken\n"),
    file: "clients.yaml",
    place: "line 3",
    says: "The fields cannot be read",
  },
  {
    defect: "a Markdown file has no fields",
    plant: (content) => content.write(STRATEGY, "## Only text\n"),
    file: STRATEGY,
    place: "line 1",
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
    plant: (content) => content.write("blog/14-a-new-article.mdx", article("")),
    file: "blog/14-a-new-article.mdx",
    says: "Nothing on the site reads this file",
  },
  {
    defect: "a reference leads to no file",
    plant: (content) =>
      content.edit("case-studies/a-first-team-in-bangalore.yaml", /^sector: .*/m, "sector: tech"),
    file: "case-studies/a-first-team-in-bangalore.yaml",
    place: "sector",
    says: 'Unknown reference "tech"',
  },
  {
    defect: "an author is unknown",
    plant: (content) => content.edit(LABOUR_CODES, "author: arvind-menon", "author: nobody"),
    file: LABOUR_CODES,
    place: "author",
    says: 'Unknown member "nobody"',
  },
  {
    defect: "an article has no number",
    plant: (content) => content.write("blog/a-new-article.md", article("")),
    file: "blog/a-new-article.md",
    says: "permanent number",
  },
  {
    defect: "an article has another's number",
    plant: (content) => content.write("blog/07-a-new-article.md", article("")),
    file: "blog/07-three-year-workforce-plan-finance-will-accept.md",
    says: "already belongs to content/blog/07-a-new-article.md",
  },
  {
    defect: "an article has the not-found page's number",
    plant: (content) => content.write("blog/404-lost.md", article("")),
    file: "blog/404-lost.md",
    says: "kept for the not-found page",
  },
  {
    defect: "an article was removed without a redirect",
    plant: (content) => content.remove("blog/05-what-the-board-should-ask-its-posh-committee.md"),
    file: "blog",
    says: "No article has the number 5",
  },
  {
    defect: "a removed article's number is used again",
    plant: (content) => {
      content.edit("redirects.yaml", /$/, "  - { from: /blog/14, to: /blogs }\n");
      content.write("blog/14-a-new-article.md", article(""));
    },
    file: "blog/14-a-new-article.md",
    says: "belonged to an article that was taken away",
  },
  {
    defect: "a link in a text is dead",
    plant: inArticle("See [our work](/servces/due-diligence)."),
    file: LABOUR_CODES,
    says: "/servces/due-diligence is no page of this site",
  },
  {
    defect: "a link in a text names a heading that is not there",
    plant: inArticle("See [below](#the-payslip)."),
    file: LABOUR_CODES,
    says: "no place called #the-payslip",
  },
  {
    defect: "a link leads to a draft",
    plant: (content) => {
      content.write("blog/14-a-new-article.md", article("draft: true\n"));
      return inArticle("See [the next one](/blog/14).")(content);
    },
    file: LABOUR_CODES,
    says: "is a draft",
  },
  {
    defect: "a link has no slash in front",
    plant: inArticle("See [the team](team)."),
    file: LABOUR_CODES,
    says: "leads nowhere",
  },
  {
    defect: "a menu leads nowhere",
    plant: (content) => content.edit("navigation.yaml", "to: /blogs }", "to: /blog }"),
    file: "navigation.yaml",
    place: "header[3].links[0].to",
    says: "/blog is no page of this site",
  },
  {
    defect: "a menu names a place that is not on the page",
    plant: (content) => content.edit("navigation.yaml", "to: /#services", "to: /#service"),
    file: "navigation.yaml",
    place: "header[1].links[0].to",
    says: "no place called #service",
  },
  {
    defect: "a scope entry leads nowhere",
    plant: (content) =>
      content.edit("services/hr-advisory.yaml", "/payroll-services", "/payroll-service"),
    file: "services/hr-advisory.yaml",
    place: "scope.items[4].page",
    says: "is no page of this site",
  },
  {
    defect: "a redirect stands in front of a page",
    plant: (content) => content.edit("redirects.yaml", "from: /who-we-are", "from: /team"),
    file: "redirects.yaml",
    place: "redirects[0].from",
    says: "/team is a page",
  },
  {
    defect: "two redirects go in a circle",
    plant: (content) =>
      content.write(
        "redirects.yaml",
        "redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }\n",
      ),
    file: "redirects.yaml",
    place: "redirects[1].to",
    says: "lead to each other",
  },
  {
    defect: "a heading belongs to the page",
    plant: inArticle("# The payslip"),
    file: LABOUR_CODES,
    says: "belongs to the page",
  },
  {
    defect: "a heading skips a level",
    plant: (content) => {
      content.edit(STRATEGY, /^## /m, "### ");
      return lineOf(content, STRATEGY, "### ");
    },
    file: STRATEGY,
    says: "skips a level",
  },
  {
    defect: "a picture has no alternative text",
    plant: inArticle("![](/favicon.ico)"),
    file: LABOUR_CODES,
    says: "no alternative text",
  },
  {
    defect: "HTML would be lost",
    plant: inArticle("<b>Note</b> this."),
    file: LABOUR_CODES,
    says: "HTML is not shown: <b>",
  },
  {
    defect: "text above the first section would be lost",
    plant: (content) => {
      content.edit(STRATEGY, /^## /m, "Lost words.\n\n## ");
      return lineOf(content, STRATEGY, "Lost words");
    },
    file: STRATEGY,
    says: "above the first ## heading is not shown",
  },
  {
    defect: "two entries have one place in the order",
    plant: (content) => content.edit("sectors/technology.yaml", "order: 2", "order: 1"),
    file: "sectors/technology.yaml",
    place: "order",
    says: "content/sectors/financial-services.yaml has the order 1 too",
  },
  {
    defect: "two pages have one title",
    plant: (content) => content.edit("pages/team.yaml", /^title: .*/m, "title: Contact"),
    file: "pages/team.yaml",
    place: "title",
    says: 'content/pages/contact.yaml has the title "Contact" too',
  },
  {
    defect: "two claims have one id",
    plant: (content) => content.edit("claims.yaml", "id: decade", "id: founded"),
    file: "claims.yaml",
    place: "claims[5].id",
    says: "twice",
  },
  {
    defect: "a photograph is not there",
    plant: (content) => content.edit("team.yaml", "initials: MK", "initials: MK\n    image: mk.jpg"),
    file: "team.yaml",
    place: "members[0].image",
    says: "no file public/team/mk.jpg",
  },
  {
    defect: "a job closes before it opens",
    plant: (content) =>
      content.edit("jobs/job-002.yaml", /^postedDate: .*/m, "$&\nclosingDate: 2020-01-01"),
    file: "jobs/job-002.yaml",
    place: "closingDate",
    says: "before it was posted",
  },
  {
    defect: "the featured article does not exist",
    plant: (content) => content.edit("pages/blogs.yaml", "postId: 0", "postId: 77"),
    file: "pages/blogs.yaml",
    place: "featured.postId",
    says: "no published article with the number 77",
  },
  {
    defect: "an article was changed before it appeared",
    plant: (content) => content.edit(LABOUR_CODES, /^date: .*/m, "$&\nupdated: 2020-01-01"),
    file: LABOUR_CODES,
    place: "updated",
    says: "before the article's own date",
  },
  {
    defect: "a legal text's version is not in its list of changes",
    plant: (content) => content.edit("pages/terms.md", "\nversion: 1", "\nversion: 2"),
    file: "pages/terms.md",
    place: "version",
    says: "version 2, but its list of changes begins with version 1",
  },
];

test.each(defects)("an error: $defect", ({ plant, file, place, says }) => {
  const line = plant(contentCopy());
  const { status, output } = run();
  const remarks = remarksOn(output, file, line ?? place ?? "");
  expect(remarks.filter(({ text }) => text.includes(says))).toEqual([
    { severity: "error", text: expect.anything() },
  ]);
  expect(status).toBe(1);
  expect(output).toMatch(/^Errors\n/);
});

test("the delivered content has no errors, and the summary says so", () => {
  const { status, output } = run();
  expect(output).not.toContain("Errors");
  expect(status).toBe(0);
  expect(output.split("\n").at(-1)).toMatch(/^\d+ files of content read: 0 errors, .*\.$/);
});

test("a mistake in one file hides no mistake in another", () => {
  const content = contentCopy();
  content.write("team.yaml", "members: []\n");
  content.edit(LABOUR_CODES, "category: Compliance", "category: Complience");
  content.edit("navigation.yaml", "to: /contact", "to: /contakt");
  content.remove("blog/categories/legal.md");
  const files = new Set(
    checkContent()
      .findings.filter(({ severity }) => severity === "error")
      .map(({ file }) => file),
  );
  expect(files).toContain("content/team.yaml");
  expect(files).toContain(`content/${LABOUR_CODES}`);
  expect(files).toContain("content/navigation.yaml");
  expect(files).toContain("content/blog/categories/legal.md");
});

const oddities: (Defect & { severity: Severity })[] = [
  {
    defect: "the featured labels differ from the article (A5)",
    plant: () => {},
    severity: "warning",
    file: "pages/blogs.yaml",
    place: "featured.dateLabel",
    says: "label differs from the post",
  },
  {
    defect: "an article has no text of its own",
    plant: (content) => content.write("blog/14-a-new-article.md", article("", "")),
    severity: "warning",
    file: "blog/14-a-new-article.md",
    says: "no text of its own",
  },
  {
    defect: "a job is closed (B3)",
    plant: (content) =>
      content.edit("jobs/job-002.yaml", /^postedDate: .*/m, "postedDate: 2020-01-01\nclosingDate: 2020-02-01"),
    severity: "warning",
    file: "jobs/job-002.yaml",
    place: "closingDate",
    says: "closed on 2020-02-01",
  },
  {
    defect: "a reading time is far from the text",
    plant: (content) => content.edit(LABOUR_CODES, /^author:/m, "readTime: 25 min read\nauthor:"),
    severity: "warning",
    file: LABOUR_CODES,
    place: "readTime",
    says: "far from what the text takes",
  },
  {
    defect: "a title is nearly too long",
    plant: (content) => content.edit("pages/team.yaml", /^title: .*/m, `title: ${"a".repeat(58)}`),
    severity: "warning",
    file: "pages/team.yaml",
    place: "title",
    says: "58 characters, close to the limit of 60",
  },
  {
    defect: "a description is nearly too short",
    plant: (content) =>
      content.edit("pages/team.yaml", /^description: .*/m, `description: ${"a".repeat(72)}`),
    severity: "warning",
    file: "pages/team.yaml",
    place: "description",
    says: "barely more than the 70",
  },
  {
    defect: "a change in law has a topic that no article carries (B6)",
    plant: (content) => {
      content.edit("legal-events.yaml", "topics: [benefits]", "topics: [benifits]");
      return lineOf(content, "legal-events.yaml", "benifits");
    },
    severity: "warning",
    file: "legal-events.yaml",
    says: 'No article carries the tag "benifits"',
  },
  {
    defect: "an article is older than a change in its law (B6)",
    plant: () => {},
    severity: "note",
    file: LABOUR_CODES,
    place: "reviewedOn",
    says: "Four labour codes in force (November 21, 2025)",
  },
  {
    defect: "a link leads to an address that moved",
    plant: inArticle("See [us](/who-we-are)."),
    severity: "warning",
    file: LABOUR_CODES,
    says: "/who-we-are has moved",
  },
];

test.each(oddities)("no error, but said: $defect", ({ plant, severity, file, place, says }) => {
  const line = plant(contentCopy());
  const { status, output } = run();
  const remarks = remarksOn(output, file, line ?? place ?? "");
  expect(remarks.filter(({ text }) => text.includes(says))).toEqual([
    { severity, text: expect.anything() },
  ]);
  expect(status).toBe(0);
});

test("an article reviewed after the change is not mentioned (B6)", () => {
  contentCopy().edit(LABOUR_CODES, /^reviewedOn: .*/m, "reviewedOn: 2026-10-01");
  expect(remarksOn(run().output, LABOUR_CODES, "reviewedOn")).toEqual([]);
});

test("links to headings, sectors, the form, feeds and queries are alive", () => {
  const content = contentCopy();
  inArticle(
    "[a](#part-now-gratuity) [b](/business-sectors#retail) [c](/work-with-us#job-application-form) [d](/feed.xml) [e](/blogs?topic=legal) [f](/feed/legal.xml) [g](mailto:a@b.in)\n\n## Now gratuity",
  )(content);
  expect(run().status).toBe(0);
});

/** Fills in what the delivered content leaves to the firm. */
function fill(content: Copy) {
  const files = execFileSync("find", [content.directory, "-type", "f"], { encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    const path = file.slice(content.directory.length + 1);
    const replacements: [RegExp, string][] = [
      [/sample: true/g, "sample: false"],
      [/placeholder: true/g, "placeholder: false"],
      [/basis: ""/g, "basis: Kept by the company secretary"],
      [/\bexample\.com\b/g, "firm.in"],
      [/Example (Consulting|Builder)/g, "Kaveri $1"],
      [/\+91 00000 00000/g, "+91 80 4112 7700"],
      [/\[Street\]/g, "12 Residency Road"],
      [/U00000KA2023PTC000000/g, "U74140KA2023PTC171717"],
    ];
    for (const [search, replacement] of replacements) {
      try {
        content.edit(path, search, replacement);
      } catch {
        // Not every file holds every placeholder.
      }
    }
  }
}

test("--release refuses the delivered samples, each with its place (A3, A12)", () => {
  const { status, output } = run("--release");
  expect(status).toBe(1);
  for (const words of [
    "content/site.yaml",
    "all zeros",
    "[Street]",
    "example.com is a reserved name",
    "members[0].sample",
    "clients[0].placeholder",
    "claims[0].basis",
    "content/jobs/job-001.yaml",
  ]) {
    expect(output).toContain(words);
  }
});

test("--release accepts content that is filled in", () => {
  fill(contentCopy());
  expect(run("--release")).toMatchObject({ status: 0 });
});

test.each([
  ["a sample job", "jobs/job-003.yaml", /sample: false/, "sample: true"],
  ["a reserved name in a text", "pages/privacy.md", "## In short", "## In short\n\nWrite to a@mail.example."],
  ["an open gap in a text", "pages/terms.md", /^## /m, "## [Say it here] "],
  ["a claim without proof", "claims.yaml", /basis: [\w ]+/, 'basis: ""'],
  ["a telephone number of zeros", "site.yaml", /phone: .*/, 'phone: "+44 0000 000000"'],
])("--release refuses %s", (_, file, search, replacement) => {
  const content = contentCopy();
  fill(content);
  content.edit(file, search, replacement);
  const { status, output } = run("--release");
  expect(status).toBe(1);
  expect(output).toContain(`content/${file}`);
  expect(output.split("\n").at(-1)).toContain(": 1 error,");
});

test("--release leaves drafts alone, and quotations in brackets", () => {
  const content = contentCopy();
  fill(content);
  content.write("blog/14-a.md", article("draft: true\n", "## [Say it here]\n\nText.\n"));
  content.write("blog/15-b.md", article("", "## A case\n\nSee [2019] EWCA Civ 1, “[t]he employer”.\n").replace("A new article", "Another").replace("An article", "Another one"));
  expect(run("--release")).toMatchObject({ status: 0 });
});

test("an unknown option explains the command", () => {
  const { status, output } = run("--relase");
  expect(status).toBe(1);
  expect(output).toContain("npm run content:check -- --release");
});

test("the command itself ends with the status and writes no colour codes into a pipe", () => {
  const content = contentCopy();
  const command = () =>
    spawnSync(process.execPath, ["scripts/content-check.ts"], {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: content.directory },
    });
  expect(command()).toMatchObject({ status: 0, stderr: "" });
  content.remove("site.yaml");
  const { status, stdout } = command();
  expect(status).toBe(1);
  expect(stdout).toContain("content/site.yaml");
  expect(stdout).not.toContain("\u001B");
});

test("files of the system are passed over", () => {
  const content = contentCopy();
  mkdirSync(join(content.directory, "blog/.trash"), { recursive: true });
  content.write(".DS_Store", "x");
  expect(run().status).toBe(0);
  vi.unstubAllEnvs();
});
