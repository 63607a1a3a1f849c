import { z } from "zod";
import { readYaml } from "#app/collections/reader/content-file.server.ts";
import { date, line, lawRuleRef } from "#app/collections/reader/fields.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { byGrade, grade, lawRules } from "./rules.server.ts";
import { hasLawFile } from "./law-file.server.ts";

const change = z.strictObject({
  on: date.describe("The day on which the site began to say it."),
  grade,
  says: line.describe("What is new, or was put right, in a sentence or two."),
  rules: z.array(lawRuleRef).min(1).describe("The rules of rules.yaml that it is about."),
});

export const schema = z
  .strictObject({ changes: z.array(change).min(1) })
  .describe("What the site says anew about the law, or has put right, by day.");

export type LawChange = z.output<typeof change>;

const FILE = "law/changes.yaml";

/** The recorded changes of the law, newest first, those of a day by grade; without those about hidden rules alone. */
export const lawChanges = oncePerBuild((): LawChange[] => {
  if (!hasLawFile(FILE)) return [];
  const shown = new Set(lawRules().map(({ id }) => id));
  return readYaml(FILE, schema)
    .changes.map((entry) => ({ ...entry, rules: entry.rules.filter((id) => shown.has(id)) }))
    .filter(({ rules }) => rules.length > 0)
    .toSorted((a, b) => b.on.localeCompare(a.on) || byGrade(a, b));
});
