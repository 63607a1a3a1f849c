import { z } from "zod";
import { closestWord } from "#app/lib/closest-word.ts";
import { readYaml } from "./content-file.server.ts";
import { date, line, listById, outsideUrl } from "./fields.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";
import { today } from "./publication.server.ts";

const event = z.strictObject({
  id: line,
  date: date.describe("The day the change took effect or was notified."),
  jurisdiction: line
    .default("India")
    .describe("Whose law changed; articles on another jurisdiction are not marked."),
  state: line
    .optional()
    .describe("The state whose law it is, for example Karnataka; left out for central law."),
  topics: z
    .array(line)
    .default([])
    .describe("Tags of the articles that it dates; empty where it concerns other pages only."),
  title: line,
  summary: line,
  link: outsideUrl.describe("The official source, or the page of the authority in charge."),
  source: line.describe(
    "Where the statement was read: the official text, or who reported it, and what stays open.",
  ),
  checkedOn: date.describe("The day the statement was last compared with its source."),
  nextCheck: date
    .optional()
    .describe("The day to look again, where something is known to come; otherwise after 90 days."),
});

export const schema = z
  .strictObject({ events: listById(event) })
  .describe("Changes in law that date an article or that a page's statements rest on (B6).");

export type LegalEvent = z.output<typeof event>;

/** The changes in law, newest first; those of one day in the order of the file. */
export const legalEvents = oncePerBuild((): LegalEvent[] =>
  readYaml("legal-events.yaml", schema).events.toSorted((a, b) => b.date.localeCompare(a.date)),
);

const legalEventRef = z
  .string()
  .refine((id) => legalEvents().some((entry) => entry.id === id), {
    error: ({ input }) => {
      const known = legalEvents().map(({ id }) => id);
      const meant = closestWord(String(input), known);
      const advice = meant ? `Did you mean "${meant}"?` : `Known are: ${known.join(", ")}.`;
      return `No change in law has the id ${JSON.stringify(input)} (content/legal-events.yaml). ${advice}`;
    },
  })
  .meta({ refersTo: "legal-events.yaml events.*.id" });

/** The changes in law that a page's statements rest on: a change in one place finds all places. */
export const legalEventRefs = z
  .array(legalEventRef)
  .default([])
  .describe("Ids of content/legal-events.yaml that the statements of law here rest on.");

/** For every page but an article, which has its own `reviewedOn`. */
export const lawFields = {
  legalEvents: legalEventRefs,
  lawCheckedOn: date
    .optional()
    .describe("The day the statements of law here were last compared with those entries."),
};

type Dated = {
  tags: string[];
  legalEvents?: string[];
  reviewedOn?: string;
  date: string;
  jurisdiction?: string;
};

/** The changes in law since an article was last reviewed: those it names, and those of its jurisdiction and tags (B6). */
export const eventsSince = (article: Dated): LegalEvent[] =>
  legalEvents().filter(
    (entry) =>
      entry.date <= today() &&
      entry.date > (article.reviewedOn ?? article.date) &&
      entry.jurisdiction === (article.jurisdiction ?? entry.jurisdiction) &&
      (article.legalEvents?.includes(entry.id) ||
        entry.topics.some((topic) => article.tags.includes(topic))),
  );
