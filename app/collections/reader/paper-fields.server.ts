/** Fields of pages about the firm's work: areas, engagement, a sample paper, one exhibit. */
import { pairs, sum } from "d3-array";
import { z } from "zod";
import { heading, line, sitePath, termRow } from "./fields.server.ts";

const cell = z.string().trim().max(70);

const table = (columns: number, rows: number) =>
  z
    .strictObject({
      columns: z.array(line.max(28)).min(2).max(columns),
      rows: z.array(z.array(cell)).min(1).max(rows),
    })
    .superRefine((value, context) => {
      for (const [index, row] of value.rows.entries()) {
        if (row.length === value.columns.length) continue;
        const message = `This row has ${row.length} cells, but the table has ${value.columns.length} columns.`;
        context.addIssue({ code: "custom", path: ["rows", index], message });
      }
    });

export const specimen = z
  .strictObject({
    title: line.max(60),
    page: line.max(30).describe("Stands at the right of the firm's name: page number or date."),
    origin: line.max(90).describe("Where the page comes from: file, place, day."),
    facts: z
      .array(z.strictObject({ term: line.max(30), text: line.max(60) }))
      .max(3)
      .default([]),
    table: table(5, 6).optional(),
    passages: z
      .array(
        z.strictObject({
          text: line.max(220),
          note: line.max(90).optional().describe("What somebody wrote beside it by hand."),
        }),
      )
      .default([])
      .describe("Paragraphs or clauses, each with a note where it needs one."),
    pen: z
      .strictObject({
        text: line.max(60),
        row: z.number().int().min(1).optional().describe("The row of the table, from 1."),
        column: z.int().min(2).optional().describe("From 2: the first has the rows' names."),
      })
      .optional()
      .describe("What somebody wrote on it by hand, and the cell that is ringed, or underlined."),
    signatures: z
      .array(z.strictObject({ initials: line.max(8).optional(), text: line.max(40) }))
      .max(3)
      .default([]),
  })
  .refine(
    ({ pen: { row, column } = {}, table: shown }) =>
      (row ?? column) === undefined || shown?.rows[row! - 1]?.[column! - 1] !== undefined,
    { path: ["pen"], error: "Expected row and column of a cell of the table, or neither" },
  )
  .describe(
    "A page of a document that clients receive, with invented contents, shown as a specimen: no client’s name, no person’s name.",
  );

const words = {
  heading: heading.describe("The finding, in a sentence."),
  lead: line.max(200).optional().describe("How to read it, where the drawing does not say so."),
};

const amount = z.number().min(0);

/** The most small marks on a timeline: more would merge into one line. */
const MOST_MARKS = 200;

const twoToSix = <Row extends z.ZodType>(row: Row) => z.array(row).min(2).max(6);

export const exhibit = z
  .discriminatedUnion("kind", [
    z
      .strictObject({ kind: z.literal("year"), ...words, more: line.max(40) })
      .describe("Twelve months of due dates from law/duties.yaml; more is the link to all."),
    z
      .strictObject({
        kind: z.literal("range"),
        ...words,
        unit: line.max(20).describe("For example: ₹ lakh."),
        total: line.max(28),
        rows: twoToSix(
          z
            .strictObject({ term: line.max(40), text: line.max(60), low: amount, high: amount })
            .refine(({ low, high }) => low <= high, "Expected low to be at most high"),
        ),
      })
      .describe("A low and a high figure for each row, drawn as wedges, with their totals."),
    z
      .strictObject({
        kind: z.literal("plan"),
        ...words,
        plan: line.max(16).describe("What the planned figure is; stands beside the first one."),
        actual: line.max(16),
        rows: twoToSix(
          z.strictObject({
            term: line.max(60),
            plan: amount,
            actual: amount,
            unit: line.max(20).optional().describe("A row with a unit has a scale of its own."),
          }),
        ),
      })
      .describe("A planned and an actual figure for each row, drawn as two strokes."),
    z
      .strictObject({
        kind: z.literal("timeline"),
        ...words,
        start: amount,
        end: amount,
        every: z.number().min(1).describe("How far the small marks stand apart."),
        calls: z.int().min(0).default(0).describe("So many of the small marks are calls."),
        heavy: z.array(z.int()).default([]).describe("Which calls are heavy, from 1."),
        points: twoToSix(z.strictObject({ at: amount, label: line.max(16), text: line.max(60) })),
      })
      .refine(({ start, end, every }) => start < end && (end - start) / every <= MOST_MARKS, {
        path: ["end"],
        error: `Expected an end after the start, with at most ${MOST_MARKS} small marks between them`,
      })
      .refine(({ start, end, points }) => points.every(({ at }) => at >= start && at <= end), {
        path: ["points"],
        error: "Expected every point between start and end",
      })
      .refine(({ points }) => pairs(points).every(([before, { at }]) => before.at < at), {
        path: ["points"],
        error: "Expected every point after the one before: put them in the order of the axis",
      })
      .describe("One axis of days, heavier after each point."),
    z
      .strictObject({
        kind: z.literal("table"),
        ...words,
        look: z
          .enum(["clauses", "grid"])
          .describe("clauses: texts beside one another; grid: limits by job, some cells empty."),
        table: table(5, 8),
      })
      .describe("Clauses with their fallback, or a grid of jobs and limits."),
  ])
  .describe("The one drawing of data on the page.");

export type Exhibit = z.output<typeof exhibit>;

export const scope = z.strictObject({
  heading,
  items: z
    .array(
      z.strictObject({
        title: line.max(60),
        text: line.max(130),
        page: sitePath.optional().describe("The page that says more, where there is one."),
      }),
    )
    .min(3),
  fact: line.max(260).optional().describe("Stands below the heading: what the list rests on."),
});

/** The course of an engagement on a scale of weeks, and which payment covers which steps. */
export const engagement = z
  .strictObject({
    heading,
    weeks: z.number().min(1).describe("How many weeks the drawn route takes."),
    items: z
      .array(
        termRow.extend({
          when: line
            .max(28)
            .optional()
            .describe("When the step usually runs, for example “Weeks 1 to 3”."),
          from: z.number().min(0).describe("Weeks from the start to the step's beginning."),
          paper: termRow.optional().describe("What the client holds at the end of the step."),
        }),
      )
      .min(1)
      .max(4),
    fees: z
      .array(
        z.strictObject({
          text: line.max(60),
          steps: z.number().int().min(1).max(4).describe("How many steps it pays for."),
          monthly: z.boolean().default(false),
        }),
      )
      .default([]),
  })
  .refine(({ weeks, items }) => items.every(({ from }) => from < weeks), {
    path: ["weeks"],
    error: "Expected more weeks than pass until the last step begins",
  })
  .refine(({ items }) => pairs(items).every(([before, { from }]) => before.from <= from), {
    path: ["items"],
    error: "Expected no step to begin before the one above it: put them in order",
  })
  .refine(({ items, fees }) => sum(fees, ({ steps }) => steps) <= items.length, {
    path: ["fees"],
    error: "The payments cover more steps than there are",
  });

export const fee = line.max(110).describe("How the work is priced, in one sentence.");

export const firstResult = line.max(120).describe("What the client holds first, and when.");
