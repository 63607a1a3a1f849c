/**
 * `node tests/edited-content.ts folder` writes a copy of `content/` with other words on buttons and pages, and another
 * number of jobs. Tests of the site, not of the samples, pass for both. Other articles, cases, services and people are
 * those of the second firm, which has no jobs.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit, type Scalar } from "yaml";

const [, , folder = ".cache/edited-content/content"] = process.argv;

rmSync(folder, { recursive: true, force: true });
cpSync("content", folder, { recursive: true });

function edit(file: string, change: (text: string) => string, to = file): void {
  const before = readFileSync(join(folder, file), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(join(folder, to), after);
}
const filesIn = (name: string): string[] => readdirSync(join(folder, name)).sort();

const [job = ""] = filesIn("jobs").map((name) => `jobs/${name}`);
const withFields = (fields: Record<string, string>) => (text: string) =>
  Object.entries(fields).reduce(
    (changed, [name, value]) =>
      changed.replace(new RegExp(`^${name}: .*`, "m"), `${name}: ${value}`),
    text.replace(/^searchTitle: .*\n/m, ""),
  );
const added = { title: "Payroll Analyst", department: "Payroll", type: "Full-time" };
edit(job, withFields(added), "jobs/job-900.yaml");
edit(job, withFields({ title: "Rewritten title of a job" }));

/** Replaces every vowel, so that tests which repeat a word fail: "Search" becomes "Sierch". */
const withOtherVowels = (text: string): string =>
  text.replace(/\{\w+\}|\]\([^)]*\)|[aeiou]/g, (part) =>
    part.length > 1 ? part : "eioua"["aeiou".indexOf(part)]!,
  );

/** Words of the application form that `docs/requirements.md` fixes (R90 to R97). */
const SPECIFIED = ["applicationMail", "errors"];

/** Replaces the values of a file that are words; values in small letters are names. */
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
