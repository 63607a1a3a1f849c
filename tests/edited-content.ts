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

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(path, after);
};
/** Copies a file and changes the copy, whose title in search results is its new heading. */
const copy = (from: string, to: string, change: (text: string) => string): void => {
  cpSync(join(folder, from), join(folder, to));
  edit(to, (text) => change(text.replace(/^searchTitle: .*\n/m, "")));
};
const filesIn = (name: string): string[] => readdirSync(join(folder, name)).sort();
const field = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`);
const all =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((result, change) => change(result), text);

// Two new articles, the newest first; the titles and summaries of three others.
const articles = filesIn("blog").filter((name) => name.endsWith(".md"));
const [newest = "", second = "", third = ""] = articles;
for (const [number, title] of [
  [articles.length, "Overtime that nobody approved"],
  [articles.length + 1, "A transfer is a promise with a date"],
] as const)
  copy(
    `blog/${newest}`,
    `blog/${number}-added.md`,
    all(
      field("title", title),
      field("date", `2026-0${number - articles.length + 1}-09`),
      field("updated", "2026-09-01"),
      field("reviewedOn", "2026-09-01"),
      field(
        "excerpt",
        `${title}, and what a small firm can settle in one afternoon, and who signs.`,
      ),
      field("content", `${title}. A short account of a common case, with its figures.`),
    ),
  );
for (const [index, name] of [newest, second, third].entries())
  edit(
    `blog/${name}`,
    all(
      field("title", `Rewritten title number ${index + 1}`),
      field(
        "excerpt",
        `Rewritten summary number ${index + 1}, which says plainly what the reader will get of it.`,
      ),
    ),
  );

// One more job in a department of its own, another title for the first.
const jobs = filesIn("jobs");
copy(
  `jobs/${jobs[0]}`,
  `jobs/job-${String(jobs.length + 1).padStart(3, "0")}.yaml`,
  all(
    field("title", "Payroll Analyst"),
    field("department", "Payroll"),
    field("type", "Full-time"),
  ),
);
edit(`jobs/${jobs[0]}`, field("title", "Editorial Trainee"));

// One more case study, another title for the first.
const [study = ""] = filesIn("case-studies");
copy(
  `case-studies/${study}`,
  "case-studies/an-added-case.yaml",
  all(field("title", "An added case"), field("order", "99"), (text) =>
    text.replace(/^description: .{9}/m, "$&another "),
  ),
);
edit(`case-studies/${study}`, field("title", "A rewritten case"));

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
edit(
  "pages/home.yaml",
  field("lead", "Another lead of the home page, which any editor may write."),
);

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
