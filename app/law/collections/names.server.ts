import { z } from "zod";
import { readYaml } from "#app/collections/reader/content-file.server.ts";
import {
  date,
  kebab,
  line,
  listById,
  reference,
  lawRuleRef,
} from "#app/collections/reader/fields.server.ts";
import { statementFields } from "./fields.server.ts";
import { lawSubjectRef } from "./rules.server.ts";
import { hasLawFile, shownEntries } from "./law-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";

const name = z.strictObject({
  id: kebab,
  old: z.array(line).min(1).describe("Its old names and abbreviations, the full name first."),
  typed: z
    .array(line)
    .default([])
    .describe("What else people look for: other spellings, a part of it. Searched, never shown."),
  act: reference("law/names.yaml names.*.id")
    .optional()
    .describe("The id of the Act, rules or scheme in this list that the old section is of."),
  now: line.describe("What stands in its place."),
  says: line.describe("What it is, in a few words."),
  form: line.optional().describe("Today's form, where `now` is none."),
  subject: lawSubjectRef,
  since: date.describe("The day from which the new name counts."),
  rule: lawRuleRef.optional().describe("The entry of rules.yaml that brought the change."),
  ...statementFields,
});

export const schema = z
  .strictObject({
    names: listById(name),
    glossary: z.array(z.strictObject({ term: line, name: line, text: line })),
  })
  .describe("Old names and what has replaced them, and the field's abbreviations (B21).");

export type LawName = z.output<typeof name>;
export type GlossaryTerm = z.output<typeof schema>["glossary"][number];

const FILE = "law/names.yaml";

/** Renamed forms and bodies, and abbreviations; empty without the file. */
export const lawNames = oncePerBuild((): z.output<typeof schema> => {
  if (!hasLawFile(FILE)) return { names: [], glossary: [] };
  const { names, glossary } = readYaml(FILE, schema);
  return { names: shownEntries(names), glossary };
});
