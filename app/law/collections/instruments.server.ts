import { z } from "zod";
import { date, kebab, line, outsideUrl } from "#app/collections/reader/fields.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { lawList } from "./law-file.server.ts";

const documentUrl = outsideUrl
  .refine((address) => URL.parse(address)?.pathname !== "/", {
    error: "Expected the address of the document itself, not of a site's first page",
  })
  .describe(
    "The best official address of its text: gazette PDF, India Code, ministry, EPFO, ESIC, court.",
  );

const instrument = z.strictObject({
  id: kebab,
  name: line.describe("As it is cited, for example Code on Wages 2019."),
  number: line.optional().describe("For example S.O. 5322(E) or Act 29 of 2019."),
  date: date.optional().describe("The day it was made or published."),
  link: documentUrl.optional(),
  copies: z
    .array(line)
    .default([])
    .describe("Where its text was read, if not at `link`; kept for whoever checks, never shown."),
});

const instrumentList = lawList(
  "instruments",
  instrument,
  "What the law is written in: Acts, rules, notifications, rulings, official answers.",
);
export const { schema } = instrumentList;

type Instrument = z.output<typeof instrument>;

/** All instruments of law, in the order of the file. */
export const instruments = instrumentList.every;

const byId = oncePerBuild(() => new Map(instruments().map((entry) => [entry.id, entry])));

const citedAt = {
  in: instrumentList.ref,
  at: line.optional().describe("Where in it, for example section 17(2) or paragraph 18."),
  read: date
    .optional()
    .describe("The day on which this place was read in the text itself or a full copy of it."),
};

/** Whether others can find what was read: its place in the instrument, and a link or a copy. */
const canBeFound = ({ read, at, in: id }: { read?: string; at?: string; in: string }): boolean => {
  const found = byId().get(id);
  return !read || (at !== undefined && (!!found?.link || (found?.copies.length ?? 0) > 0));
};
const notFound =
  "Whoever writes `read` says in `at` which place was read, and in instruments.yaml where (`link` or `copies`)";

export const citation = z.strictObject(citedAt).refine(canBeFound, notFound);

/** How a court, a regulator or a ministry reads the law. */
export const reading = z.strictObject({ says: line, ...citedAt }).refine(canBeFound, notFound);

export type Citation = z.output<typeof citation>;

/** The instrument that a citation names; the reader has made sure that it exists. */
export const instrumentOf = ({ in: id }: Pick<Citation, "in">): Instrument => byId().get(id)!;

/** A citation in words: Code on Wages 2019, section 17(2). */
export function citationText(citation: Pick<Citation, "in" | "at">): string {
  const { name, number } = instrumentOf(citation);
  // An Act is known by its name; rules and orders are found by number.
  const called =
    number && !number.startsWith("Act ") && number !== name ? `${name}, ${number}` : name;
  return citation.at ? `${called}, ${citation.at}` : called;
}

/** The address of the official text of the first citation that has one. */
export const officialAddress = (citations: Pick<Citation, "in">[]): string | undefined =>
  citations.map((citation) => instrumentOf(citation).link).find(Boolean);

/** Citations as text, separated by semicolons. */
export const citationsText = (citations: Citation[]): string =>
  citations.map(citationText).join("; ");
