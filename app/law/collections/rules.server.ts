import { z } from "zod";
import type { RestsOnLaw } from "#app/room.ts";
import { hasFile, readYaml } from "#app/collections/reader/content-file.server.ts";
import { date, kebab, line, listById, reference } from "#app/collections/reader/fields.server.ts";
import { HOME_COUNTRY } from "#app/lib/locale.ts";
import { help, reach, statementFields } from "./fields.server.ts";
import { shownEntries } from "./law-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";

/** The status of a rule; pages show it in words. */
const STATUSES = [
  "in force",
  "draft",
  "signed",
  "saved",
  "repealed",
  "unsettled",
  "guidance",
] as const;

/** What a change asks of employers, the most urgent first. */
const GRADES = ["act", "check", "know"] as const;

type Graded = { grade: (typeof GRADES)[number] };

/** Compares rules for sorting: what asks for action comes first. */
export const byGrade = (a: Graded, b: Graded): number =>
  GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade);

export const grade = z
  .enum(GRADES)
  .default("know")
  .describe(
    "What the change asks of employers: something to do now, to see whether it reaches them, or nothing.",
  );

export const lawSubjectRef = reference("law/rules.yaml subjects.*.id");

const rule = z
  .strictObject({
    id: kebab,
    date: date.describe("The day the rule took effect, or was notified or published."),
    from: date.optional().describe("The day from which it applies, where that is a later one."),
    until: date.optional().describe("The last day on which it applies."),
    jurisdiction: line
      .default(HOME_COUNTRY)
      .describe("Whose law it is; articles on another jurisdiction are not marked."),
    state: line
      .optional()
      .describe("The state whose law it is, for example Karnataka; left out for central law."),
    topics: z
      .array(line)
      .default([])
      .describe("Tags of the articles that it dates; empty where it concerns other pages only."),
    title: line.max(120).describe("What changed, in one line."),
    says: line.describe("The rule in one sentence, what to do first."),
    detail: line.optional().meta({
      description: "What else to know: exceptions, what it replaces. Each line is a paragraph.",
      hasLines: true,
    }),
    help,
    figure: line
      .max(24)
      .optional()
      .describe("What stands large above `says` on its own page, in its words: a limit, days."),
    subject: lawSubjectRef,
    status: z
      .enum(STATUSES)
      .describe(
        "signed: a treaty whose start is still to come; saved: an old rule that continues for now; repealed: also one that has ended; unsettled: courts disagree, or what starts or replaces a rule was not found; guidance: an authority’s or institute’s reading.",
      ),
    grade,
    reach,
    listed: z
      .boolean()
      .default(true)
      .describe("false keeps it off the page Which rules apply?: news only, or said by a duty."),
    ...statementFields,
  })
  .refine(({ date: since, from = since, until = from }) => since <= from && from <= until, {
    path: ["until"],
    error: "Expected `date`, `from` and `until` in this order",
  })
  .refine(({ says, figure = "" }) => says.includes(figure), {
    path: ["figure"],
    error: "Expected words of `says`",
  });

export const schema = z
  .strictObject({
    subjects: listById(z.strictObject({ id: line, name: line, help })).describe(
      "What rules and duties are about, in the order of the page.",
    ),
    rules: listById(rule),
  })
  .describe("Rules of law that pages' statements rest on, and that date an article (B6, B21).");

export type LawRule = z.output<typeof rule>;

const FILE = "law/rules.yaml";

/** Everything in the file, hidden rules too. A firm without a law section has no such file. */
const read = oncePerBuild(() =>
  hasFile(FILE) ? readYaml(FILE, schema) : { subjects: [], rules: [] },
);

/** Whether a rule is Indian law, central or of a state, rather than another country's. */
export const isHomeLaw = ({ jurisdiction }: Pick<LawRule, "jurisdiction">): boolean =>
  jurisdiction === HOME_COUNTRY;

/** The ISO day from which a rule applies, which may be later than its own date. */
export const startOf = ({ date, from = date }: LawRule): string => from;

/** The visible rules of law, newest first; those of one day in the order of the file. */
export const lawRules = oncePerBuild((): LawRule[] =>
  shownEntries(read().rules).toSorted((a, b) => b.date.localeCompare(a.date)),
);

/** The subjects of rules and duties, in the order of the file. */
export const lawSubjects = () => read().subjects;

/** The ids of all rules in the file, hidden ones too. */
export const lawRuleIds = (): string[] => read().rules.map(({ id }) => id);

/** The changes since an article's last review: those it names, and those with its jurisdiction and a tag of it (B6). */
export const lawChangesSince = (article: RestsOnLaw): LawRule[] =>
  lawRules().filter(
    (entry) =>
      entry.date <= today() &&
      entry.date > (article.reviewedOn ?? article.date) &&
      entry.jurisdiction === (article.jurisdiction ?? entry.jurisdiction) &&
      (article.lawRules?.includes(entry.id) ||
        entry.topics.some((topic) => article.tags.includes(topic))),
  );
