import { z } from "zod";
import { readYaml } from "#app/collections/reader/content-file.server.ts";
import { date, line, lawRuleRef } from "#app/collections/reader/fields.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { addMonths } from "#app/lib/days.ts";
import { byGrade, grade, isHomeLaw, lawRules, startOf } from "./rules.server.ts";
import { hasLawFile } from "./law-file.server.ts";

const change = z.strictObject({
  on: date.describe("The day on which the site began to say it."),
  day: date
    .optional()
    .describe("The law's own day, if not the first on which its first rule applies."),
  grade,
  says: line.describe("What is new, or was put right, in a sentence or two."),
  rules: z.array(lawRuleRef).min(1).describe("The rules of rules.yaml that it is about."),
});

export const schema = z
  .strictObject({ changes: z.array(change).min(1) })
  .describe("What the site says anew about the law, or has put right, by day.");

export type LawChange = z.output<typeof change> & {
  day: string;
  isHome: boolean;
  /** Whether the law had applied for two years when the site began to say it. */
  isOld: boolean;
};

const FILE = "law/changes.yaml";

/** Months between a law's day and its entry from which it is old. */
const OLD = 24;

/** The recorded changes by the law's own days, newest first, then by grade, old law last; without those about hidden rules alone. */
export const lawChanges = oncePerBuild((): LawChange[] => {
  if (!hasLawFile(FILE)) return [];
  const shown = new Map(lawRules().map((rule) => [rule.id, rule]));
  return readYaml(FILE, schema)
    .changes.map((entry) => ({ ...entry, rules: entry.rules.filter((id) => shown.has(id)) }))
    .filter(({ rules }) => rules.length > 0)
    .map((entry): LawChange => {
      const rule = shown.get(entry.rules[0]!)!;
      const { on, day = startOf(rule) } = entry;
      return { ...entry, day, isHome: isHomeLaw(rule), isOld: day < addMonths(on, -OLD) };
    })
    .toSorted(
      (a, b) => Number(a.isOld) - Number(b.isOld) || b.day.localeCompare(a.day) || byGrade(a, b),
    );
});

/** The changes of the home country's law that have begun, the latest first. */
export const begunChanges = (): LawChange[] =>
  lawChanges().filter(({ day, isHome }) => isHome && day <= today());
