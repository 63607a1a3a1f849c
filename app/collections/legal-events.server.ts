import { z } from "zod";
import { readYaml } from "./content-file.server.ts";
import { date, line, listById, outsideUrl } from "./fields.server.ts";
import { blogsPage } from "./pages.server.ts";
import { today } from "./publication.server.ts";

const event = z.strictObject({
  id: line,
  date: date.describe("The day the change took effect or was notified."),
  jurisdiction: line
    .default("India")
    .describe("Whose law changed; articles on another jurisdiction are not marked."),
  topics: z.array(line).min(1).describe("Tags of the articles that it dates."),
  title: line,
  summary: line,
  link: outsideUrl.describe("The official source."),
});

const schema = z
  .strictObject({ events: listById(event) })
  .describe("Changes in law that date an article (B6).");

export type LegalEvent = z.output<typeof event>;

/** The changes in law, newest first; those of one day in the order of the file. */
export const legalEvents = (): LegalEvent[] =>
  readYaml("legal-events.yaml", schema).events.toSorted((a, b) => b.date.localeCompare(a.date));

type Dated = { tags: string[]; reviewedOn?: string; date: string; jurisdiction?: string };

/** The changes in law since an article was last reviewed, by its jurisdiction and tags (B6). */
export const eventsSince = (article: Dated): LegalEvent[] =>
  legalEvents().filter(
    (entry) =>
      entry.date <= today() &&
      entry.date > (article.reviewedOn ?? article.date) &&
      entry.jurisdiction === (article.jurisdiction ?? entry.jurisdiction) &&
      entry.topics.some((topic) => article.tags.includes(topic)),
  );

/** What an article is marked with where it is listed: nothing as long as its law stands (B6). */
export const lawMark = (article: Dated): string | undefined =>
  eventsSince(article).length > 0 ? blogsPage().lawChanged : undefined;
