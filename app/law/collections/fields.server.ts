import { z } from "zod";
import { daysBetween } from "#app/lib/days.ts";
import { date, line, page, sitePath } from "#app/collections/reader/fields.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { citation, reading } from "./instruments.server.ts";

/** After this many days a statement has to be compared with its source again. */
const CHECK_EVERY_DAYS = 90;

export const help = z
  .strictObject({ text: line, label: line, to: sitePath })
  .optional()
  .describe("What the firm does about it, in one sentence, and the page that says more.");

export const lawPageFields = page.extend({ help });

export const checkedFields = {
  trail: line
    .optional()
    .describe(
      "How it was found: pages, reports, doubts. Stays in the repository, never on a page.",
    ),
  checked: z
    .strictObject({
      on: date,
      by: line.optional().describe("Who of the firm; left out for desk research."),
    })
    .describe("The day the statement was last compared with its instruments."),
  nextCheck: date
    .optional()
    .describe("The day to look again, where something is known to come; otherwise after 90 days."),
  sign: z
    .strictObject({ by: line, on: date })
    .optional()
    .describe(
      "Name and day of the person of the firm who has read the official text. Nobody else writes it.",
    ),
};

/** The fields that every rule, duty, rate and name has. */
export const statementFields = {
  instruments: z
    .array(citation)
    .min(1)
    .describe("What it is written in. The first one with a `link` is the entry's official page."),
  readings: z
    .array(reading)
    .min(2)
    .optional()
    .describe("Where courts, regulators or ministries read it in different ways: what each says."),
  ...checkedFields,
};

const reachLine = z.strictObject({
  who: line.describe("In words, for example Establishments with twenty employees or more."),
  heads: z.number().int().min(1).optional().describe("From so many employees."),
  headsBelow: z
    .int()
    .min(2)
    .optional()
    .describe("Only with fewer employees than this: from there a stricter rule takes its place."),
  contractWorkers: z.number().int().min(1).optional().describe("From so many contract workers."),
  workplace: z.enum(["office", "factory"]).optional().describe("Only there."),
  state: line.optional().describe("Only in this state."),
  inCase: z
    .literal(true)
    .optional()
    .describe("Only in a case that the questions do not ask for, such as a bank’s."),
  severalStates: z.literal(true).optional().describe("Only with branches in several states."),
});

export type Reach = z.output<typeof reachLine>;

/** Whether a line differs from a wider one only by a higher number. */
const beginsAfter = (narrow: Reach, wider: Reach): boolean => {
  const { heads = 0, contractWorkers = 0, ...others } = wider;
  const [own, ownContract] = [narrow.heads ?? 0, narrow.contractWorkers ?? 0];
  const conditions = ["headsBelow", "workplace", "state", "severalStates", "inCase"] as const;
  return (
    own >= heads &&
    ownContract >= contractWorkers &&
    own + ownContract > heads + contractWorkers &&
    conditions.every((name) => (others[name] ?? narrow[name]) === narrow[name])
  );
};

/** Whom a rule applies to: in words, and as conditions for the questions of /resources/which-rules. */
export const reach = z
  .array(reachLine)
  .min(1)
  .refine((lines) => !lines.some((line) => lines.some((wider) => beginsAfter(line, wider))), {
    error: "A part that begins at a higher number than the rest is an entry of its own",
  });

export type Checked = { checked: { on: string; by?: string }; nextCheck?: string };

/** Whether a statement of law has to be compared with its instruments again. */
export const isCheckDue = ({ checked, nextCheck }: Checked): boolean =>
  daysBetween(checked.on, today()) > CHECK_EVERY_DAYS ||
  (nextCheck !== undefined && nextCheck <= today());
