import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { NOT_FOUND_ID } from "../app/constants.ts";

type Fields = Record<string, unknown> & { title: string };
export type Sizes = { articles?: number; cases?: number; jobs?: number };

const DAY = 24 * 3600e3;
/** The longest title and description that a page's head takes, less room for a number. */
const TITLE_LENGTH = 52;
const DESCRIPTION_LENGTH = 150;

const numbered = (text: unknown, number: number, length = TITLE_LENGTH) =>
  `${String(text).slice(0, length).trimEnd()} ${number}`;

function parts(text: string): { fields: Fields; sections: string[] } {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  // A note and its reference may lie in different sections: neither goes along.
  const sections = body.split(/^(?=## )/m).filter((section) => !section.includes("[^"));
  return { fields: parse(fields) as Fields, sections };
}

/** Adds articles until there are `count`: fields of one sample, sections of it and of another. */
function growArticles(folder: string, count: number): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const samples = names.map((name) => parts(readFileSync(join(folder, name), "utf8")));
  const first = Math.min(...samples.map(({ fields }) => Date.parse(String(fields.date))));
  let number = Math.max(...names.map((name) => parseInt(name)));
  for (let added = 0; added < count - names.length; added += 1) {
    number += number + 1 === NOT_FOUND_ID ? 2 : 1;
    const sample = samples[added % samples.length]!;
    const other = samples[(added * 5 + Math.floor(added / samples.length)) % samples.length]!;
    const fields = {
      ...sample.fields,
      title: numbered(sample.fields.title, number),
      searchTitle: undefined,
      excerpt: numbered(sample.fields.excerpt, number, DESCRIPTION_LENGTH),
      date: new Date(first - (added + 1) * 2 * DAY).toISOString().slice(0, 10),
      tags: [...new Set([sample.fields.tags, other.fields.tags].flat())].slice(0, 5),
      updated: undefined,
    };
    const cut = Math.ceil(sample.sections.length / 2);
    const body = [...sample.sections.slice(0, cut), ...other.sections.slice(cut)].join("");
    writeFileSync(
      join(folder, `${number}-grown.md`),
      `---\n${stringify(fields)}---\n${body.trim()}\n`,
    );
  }
}

/** Adds YAML entries until there are `count`. */
function growEntries(folder: string, count: number, nameOf: (number: number) => string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  for (let number = names.length + 1; number <= count; number += 1) {
    const sample = readFileSync(join(folder, names[number % names.length]!), "utf8");
    const fields = parse(sample) as Fields;
    const grown = {
      title: numbered(fields.title, number),
      searchTitle: undefined,
      ...("order" in fields && { order: 1000 + number }),
      ...(typeof fields.description === "string" && {
        description: numbered(fields.description, number, DESCRIPTION_LENGTH),
      }),
    };
    writeFileSync(join(folder, nameOf(number)), stringify({ ...fields, ...grown }));
  }
}

/**
 * Writes a copy of `content/` with that many articles, case studies and jobs, made of its words, the same each time.
 */
export function growContent(folder: string, { articles = 0, cases = 0, jobs = 0 }: Sizes): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", folder, { recursive: true });
  growArticles(join(folder, "blog"), articles);
  growEntries(join(folder, "case-studies"), cases, (number) => `grown-case-${number}.yaml`);
  growEntries(
    join(folder, "jobs"),
    jobs,
    (number) => `job-${String(number).padStart(3, "0")}.yaml`,
  );
}
