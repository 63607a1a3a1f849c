import { z } from "zod";
import { daysBetween } from "#app/lib/days.ts";
import { date, line } from "#app/collections/reader/fields.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";

/** After this many days a statement of law is compared with its source again. */
const CHECK_EVERY_DAYS = 90;

/** What every statement of law carries: where it was read, and who has compared it. */
export const checkedFields = {
  source: line.describe(
    "Where the statement was read: the official text, or who reported it, and what stays open.",
  ),
  checkedOn: date.describe("The day the statement was last compared with its source."),
  checkedBy: z
    .string()
    .trim()
    .describe(
      'Who of the firm has read the official text; "" shows that its review is pending, and a release refuses it.',
    ),
  nextCheck: date
    .optional()
    .describe("The day to look again, where something is known to come; otherwise after 90 days."),
};

/** What a rule, a duty or a name says besides where its sources disagree. */
export const readings = z
  .array(z.strictObject({ text: line, source: line }))
  .min(2)
  .optional()
  .describe("Where sources disagree: each reading with its source. The page shows all of them.");

/** Whom a rule reaches: in words, and what the questions of /resources/which-rules compare. */
export const reach = z
  .array(
    z.strictObject({
      who: line.describe("In words, for example Establishments with twenty employees or more."),
      heads: z.number().int().min(1).optional().describe("From so many employees."),
      contractWorkers: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe("From so many contract workers."),
      workplace: z.enum(["office", "factory"]).optional().describe("Only there."),
      state: line.optional().describe("Only in this state."),
      severalStates: z.literal(true).optional().describe("Only with branches in several states."),
    }),
  )
  .min(1);

export type Reach = z.output<typeof reach>[number];

export type Checked = { checkedOn: string; nextCheck?: string };

/** Whether a statement of law is to be compared with its source again. */
export const isCheckDue = ({ checkedOn, nextCheck }: Checked): boolean =>
  daysBetween(checkedOn, today()) > CHECK_EVERY_DAYS ||
  (nextCheck !== undefined && nextCheck <= today());
