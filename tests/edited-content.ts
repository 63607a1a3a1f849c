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

// Two new articles, the newest first; the titles and summaries of three others.
const articles = filesIn("blog").filter((name) => name.endsWith(".md"));
for (const [place, title] of [
  "Overtime that nobody approved",
  "A transfer is a promise with a date",
].entries())
  copy(`blog/${articles[0]}`, `blog/${articles.length + place}-added.md`, {
    title,
    date: `2026-0${place + 1}-09`,
    updated: "2026-09-01",
    reviewedOn: "2026-09-01",
    excerpt: `${title}, and what a small firm can settle in one afternoon, and who signs.`,
    content: `${title}. A short account of a common case, with its figures.`,
  });
for (const [index, name] of articles.slice(0, 3).entries())
  edit(`blog/${name}`, {
    title: `Rewritten title number ${index + 1}`,
    excerpt: `Rewritten summary number ${index + 1}, which says plainly what the reader will get of it.`,
  });

// One more job in a department of its own, and one more case study; another title for the first of each.
const jobs = filesIn("jobs");
copy(`jobs/${jobs[0]}`, `jobs/job-${String(jobs.length + 1).padStart(3, "0")}.yaml`, {
  title: "Payroll Analyst",
  department: "Payroll",
  type: "Full-time",
});
edit(`jobs/${jobs[0]}`, { title: "Editorial Trainee" });
const [study = ""] = filesIn("case-studies");
copy(`case-studies/${study}`, "case-studies/an-added-case.yaml", {
  title: "An added case",
  order: "99",
  description:
    "Another case, which an editor has added in a year of editing, with its own account.",
});
edit(`case-studies/${study}`, { title: "A rewritten case" });

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
