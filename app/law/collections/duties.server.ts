import { z } from "zod";
import { addDays, addMonths } from "#app/lib/days.ts";
import { dueDates } from "./due-dates.ts";
import {
  date,
  fileReference,
  kebab,
  line,
  lawRuleRef,
} from "#app/collections/reader/fields.server.ts";
import { reach, statementFields } from "./fields.server.ts";
import { lawWords } from "./pages.server.ts";
import { lawSubjectRef } from "./rules.server.ts";
import { lawList, shownEntries } from "./law-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";

const monthDay = z.union([z.number().int().min(1).max(31), z.literal("last")]);
const dayOfYear = z
  .string()
  .regex(
    /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]|last)$/,
    "Expected month-day, for example 01-31 or 02-last",
  );
const span = {
  days: z.number().int().min(1).optional(),
  months: z.number().int().min(1).max(60).optional(),
};

const due = z.union(
  [
    z.strictObject({
      monthly: monthDay,
      except: z.array(z.strictObject({ month: z.int().min(1).max(12), day: monthDay })).optional(),
    }),
    z.strictObject({ yearly: z.array(dayOfYear).min(1) }),
    z.strictObject({ after: dayOfYear, ...span }),
    z.strictObject({ once: date, ...span }),
  ],
  {
    error:
      "Expected one of { monthly: 15 }, { yearly: [01-31] }, { after: 03-31, days: 60 } or { once: 2027-05-13 }",
  },
);

const duty = z.strictObject({
  id: kebab,
  title: line.max(70).describe("What to do, for example Pay ESI."),
  short: line
    .max(24)
    .describe("Its subject in a word or two, as in a sentence: bonus, PF, professional tax."),
  says: line.describe("The duty in one sentence, what to do first."),
  subject: lawSubjectRef,
  state: line.optional().describe("The state whose law it is; left out for central law."),
  reach,
  listed: z
    .boolean()
    .default(true)
    .describe("false keeps it off the page Which rules apply?, for what few employers owe."),
  form: line.optional().describe("What is filed, with the form's earlier name in brackets."),
  due: due.describe("How the date is found."),
  when: line.describe("The same in words, for example By the 15th of the following month."),
  note: line.optional().describe("What else to know: a sum, an exception."),
  rules: z.array(lawRuleRef).min(1).describe("The rules of rules.yaml that it rests on."),
  checklist: fileReference("law/checklists")
    .optional()
    .describe("The checklist in law/checklists/ that helps with it."),
  ...statementFields,
});

const dutyList = lawList("duties", duty, "Duties with a date, for the statutory calendar (B16).");
export const { schema, ref: lawDutyRef } = dutyList;

export type Duty = z.output<typeof duty>;

/** The duties with dates, in the order of the file. */
export const duties = oncePerBuild((): Duty[] => shownEntries(dutyList.every()));

export type DueDate = {
  duty: Duty;
  date: string;
  /** The first day of the month that a monthly duty is for. */
  period?: string;
};

/** All dates between two ISO days, both included; those of one day in the order of the file. */
export const datesOf = (of: Duty[], from: string, to: string): DueDate[] =>
  of
    .flatMap((entry) =>
      dueDates(entry.due, from, to).map((day) => ({
        duty: entry,
        date: day,
        period: "monthly" in entry.due ? addMonths(`${day.slice(0, 7)}-01`, -1) : undefined,
      })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** How far the calendar looks ahead: some programs fetch it seldom, and people plan a financial year. */
export const MONTHS_AHEAD = 18;

const monthLater = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7);

/** The months of the calendar as year-month. Past months stay, so that their addresses remain. */
export const calendarMonths = oncePerBuild((): string[] => {
  if (duties().length === 0) return [];
  const last = monthLater(today().slice(0, 7), MONTHS_AHEAD - 1);
  const months = [lawWords().calendar.from];
  while (months.at(-1)! < last) months.push(monthLater(months.at(-1)!, 1));
  return months;
});

/** The last day of a month. @param month year-month */
export const endOfMonth = (month: string): string => addDays(`${monthLater(month, 1)}-01`, -1);

/** All dates from the first day of a month to the last of another. @param from year-month @param to year-month */
export const datesIn = (from: string, to = from, of = duties()): DueDate[] =>
  datesOf(of, `${from}-01`, endOfMonth(to));

/** All dates from today to the end of the calendar, the earliest first. */
export const datesAhead = oncePerBuild((): DueDate[] => {
  const last = calendarMonths().at(-1);
  return last === undefined ? [] : datesOf(duties(), today(), endOfMonth(last));
});

/** The next date of each duty that has one within the calendar, the earliest first. */
export const nextDates = (): DueDate[] =>
  [...Map.groupBy(datesAhead(), ({ duty }) => duty.id).values()].map(([first]) => first!);

/** The next dates of a duty: several, for a page that is read long after it was built. */
export const nextDatesOf = (dutyId: string): DueDate[] =>
  datesAhead()
    .filter(({ duty }) => duty.id === dutyId)
    .slice(0, 3);

/** The ISO day on which a duty is next due; undefined if that is after the calendar's end. */
export const nextDate = (dutyId: string): string | undefined => nextDatesOf(dutyId)[0]?.date;

/** The states that have a duty of their own, in the order of the file. */
export const dutyStates = (): string[] => [
  ...new Set(duties().flatMap(({ state }) => state ?? [])),
];
