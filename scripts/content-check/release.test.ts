import { expect, test } from "vitest";
import { readText } from "#app/collections/reader/content-file.server.ts";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import {
  article,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "./check.ts";
import { isError } from "./findings.ts";
import type { Copy } from "./planted-defects.test-helper.ts";

function fill(content: Copy) {
  const replacements: [RegExp, string][] = [
    [/sample: true/g, "sample: false"],
    [/placeholder: true/g, "placeholder: false"],
    [/basis: ""/g, 'basis: "Kept by the company secretary"'],
    [/\bexample\.com\b/g, "firm.in"],
    [/Example (Consulting|Builder)/g, "Kaveri $1"],
    [/\+91 00000 00000/g, "+91 80 4112 7700"],
    [/\[Street\]/g, "12 Residency Road"],
    [/U00000KA2023PTC000000/g, "U74140KA2023PTC171717"],
  ];
  for (const path of everyFile()) {
    const sample = readText(path);
    const filled = replacements.reduce((text, [from, to]) => text.replace(from, to), sample);
    if (filled !== sample) content.write(path, filled);
  }
}

const errors = () => checkContent({ release: true }).findings.filter(isError);

test("--release accepts content that is filled in", () => {
  fill(contentCopy());
  expect(errors()).toEqual([]);
});

test.each([
  ["a sample job", JOB, /^sample: false/m, "sample: true"],
  ["a sample member", "team.yaml", /sample: false/, "sample: true"],
  ["a placeholder", "clients.yaml", /placeholder: false/, "placeholder: true"],
  ["a reserved name", "site.yaml", /^email: .*/m, "email: hello@example.com"],
  ["an open gap", "site.yaml", /street: .*/, 'street: "[A street]"'],
  ["a reserved name in a text", "pages/privacy.md", /^## .*/m, "$&\n\nWrite to a@mail.example."],
  ["an open gap in a text", "pages/terms.md", /^## /m, "## [Say it here] "],
  ["a gap over two lines", "pages/terms.md", /^## .*/m, "$&\n\n[Say it\nhere]"],
  ["a gap in Hindi", "pages/terms.md", /^## /m, "## [यहाँ लिखें] "],
  ["a claim without proof", "claims.yaml", /basis: "[^"]*"/, 'basis: ""'],
  ["a telephone number of zeros", "site.yaml", /phone: .*/, 'phone: "+44 0000 000000"'],
])("--release refuses %s (A3, A12)", (_, file, search, replacement) => {
  const content = contentCopy();
  fill(content);
  content.edit(file, search, replacement);
  expect(errors()).toEqual([
    expect.objectContaining({ file: `content/${file}`, line: expect.any(Number) }),
  ]);
});

test("--release leaves drafts alone, and quotations in brackets", () => {
  const content = contentCopy();
  fill(content);
  const member = "id: new, sample: true, name: A, role: '[Say the role]', bio: B, initials: A";
  content.edit("team.yaml", /$/, `  - { draft: true, ${member} }\n`);
  content.write(
    `blog/${FREE_NUMBER}-a.md`,
    article("draft: true\n", "## [Say it here]\n\nText.\n"),
  );
  content.write(
    `blog/${FREE_NUMBER + 1}-b.md`,
    article("", "## A case\n\nSee [2019] EWCA Civ 1, “[t]he employer”. See [Our\nteam](/team).\n"),
  );
  expect(errors()).toEqual([]);
});
