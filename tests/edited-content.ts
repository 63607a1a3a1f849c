/**
 * Writes a copy of `content/` as a year of editing might leave it: `node tests/edited-content.ts folder`.
 * Tests that ask about the site and not about the samples pass for both.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit, type Scalar } from "yaml";

const [, , folder = ".cache/edited-content/content"] = process.argv;

rmSync(folder, { recursive: true, force: true });
cpSync("content", folder, { recursive: true });

/** Changes a file: fields at its top by their names, or its text. */
function edit(file: string, change: Record<string, string> | ((text: string) => string)): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after =
    typeof change === "function"
      ? change(before)
      : Object.entries(change).reduce(
          (text, [name, value]) =>
            text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`),
          before,
        );
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(path, after);
}
/** Copies a file and changes the copy, whose title in search results is its new heading. */
function copy(from: string, to: string, fields: Record<string, string>): void {
  const text = readFileSync(join(folder, from), "utf8");
  writeFileSync(join(folder, to), text.replace(/^searchTitle: .*\n/m, ""));
  edit(to, fields);
}
const filesIn = (name: string): string[] => readdirSync(join(folder, name)).sort();

/** What is new in a folder: its file, and the fields in which it differs from the first there. */
const ADDED: Record<string, [file: string, fields: Record<string, string>]> = {
  blog: [
    "900-added.md",
    {
      title: "Overtime that nobody approved",
      date: "2026-02-09",
      updated: "2026-09-01",
      reviewedOn: "2026-09-01",
      excerpt:
        "What a small firm can settle in one afternoon where nobody has signed, and who signs.",
      content: "A short account of a common case, with its figures.",
    },
  ],
  jobs: ["job-900.yaml", { title: "Payroll Analyst", department: "Payroll", type: "Full-time" }],
  "case-studies": [
    "an-added-case.yaml",
    {
      title: "An added case",
      order: "99",
      description:
        "Another case, which an editor has added in a year of editing, with its own account.",
    },
  ],
};
for (const [kind, [file, fields]] of Object.entries(ADDED)) {
  const first = filesIn(kind).find((name) => /\.(?:md|yaml)$/.test(name))!;
  copy(`${kind}/${first}`, `${kind}/${file}`, fields);
  edit(`${kind}/${first}`, { title: `Rewritten title of ${kind}` });
}

edit("services/due-diligence.yaml", (text) =>
  text.replaceAll(/Due Diligence[A-Za-z ]*/g, "Deal Review"),
);
edit("team.yaml", (text) =>
  text
    .replace(/name: (\w)(\w+) \w+/, "name: $1$2 Fernandes")
    .replace(/initials: (\w)\w/, "initials: $1F"),
);
edit("clients.yaml", (text) => text.replace(/name: [^,}\n]*/, "name: Another Client"));
edit("site.yaml", (text) => text.replaceAll("hello@", "office@"));
edit("pages/home.yaml", { lead: "Another lead of the home page, which any editor may write." });

/** Replaces every vowel, so that a test which spells a word out fails: "Search" becomes "Sierch". */
const withOtherVowels = (text: string): string =>
  text.replace(/\{\w+\}|\]\([^)]*\)|[aeiou]/g, (part) =>
    part.length > 1 ? part : "eioua"["aeiou".indexOf(part)]!,
  );

/** Words of the application form that `docs/requirements.md` fixes (R90 to R97). */
const SPECIFIED = ["applicationMail", "errors"];

/** Writes the values of a file that are words otherwise; those that name something are in small letters. */
const disguise = (file: string, isWords: (value: string) => boolean): void =>
  edit(file, (text) => {
    const content = parseDocument(text);
    visit(content, {
      Pair: (_, { key }) =>
        SPECIFIED.includes(String((key as Scalar).value)) ? visit.SKIP : undefined,
      Seq: (_, { flow }) => (flow ? visit.SKIP : undefined),
      Scalar: (key, node) => {
        if (key === "value" && typeof node.value === "string" && isWords(node.value))
          node.value = withOtherVowels(node.value);
      },
    });
    return content.toString({ lineWidth: 0 });
  });

disguise("labels.yaml", () => true);
for (const file of filesIn("pages").filter((name) => name.endsWith(".yaml")))
  disguise(`pages/${file}`, (value) => /^[A-Z].*[a-z]/s.test(value));
