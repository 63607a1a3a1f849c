import { expect, test } from "vitest";
import { everyFile } from "#app/collections/content-folder.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { article, type Copy, run } from "../planted-defects.test-helper.ts";

/** Fills in what the delivered content leaves to the firm. */
function fill(content: Copy) {
  for (const path of everyFile()) {
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
  [
    "a reserved name in a text",
    "pages/privacy.md",
    "## In short",
    "## In short\n\nWrite to a@mail.example.",
  ],
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
  content.write(
    "blog/15-b.md",
    article("", "## A case\n\nSee [2019] EWCA Civ 1, “[t]he employer”.\n")
      .replace("A new article", "Another")
      .replace("An article", "Another one"),
  );
  expect(run("--release")).toMatchObject({ status: 0 });
});
