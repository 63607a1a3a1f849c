import { z } from "zod";
import { entryFolder } from "./reader/entry-folder.server.ts";
import { wordsIn } from "#app/lib/text.ts";
import {
  draft,
  lawFields,
  line,
  order,
  paragraphs,
  serviceRef,
  sheet,
  title,
} from "./reader/fields.server.ts";

const hundredth = z.number().min(0).max(100);
const placed = z.strictObject({ at: hundredth, label: line.max(30) });
const listOf = <Row extends z.ZodType>(row: Row, least: number, most: number) =>
  z.array(row).min(least).max(most);

const common = {
  reads: line.max(110).describe("One line that reads the picture."),
  shows: line.max(200).describe("What it shows, for readers who do not see it."),
  axis: listOf(placed, 0, 5).default([]).describe("Words below the axis."),
  marks: listOf(placed, 0, 2).default([]).describe("Moments: an upright line with its word."),
};
const height = z.number().min(0).max(110);
const words = listOf(placed.extend({ height }), 0, 2).default([]).describe("Words in the picture.");

const weight = z.enum(["heavy", "medium", "thin"]).default("heavy");
const spans = listOf(z.strictObject({ from: hundredth, to: hundredth, weight }), 1, 12);
const record = z.enum(["there", "missing"]).describe("A full or white disc on the first mark.");
const row = z.strictObject({ label: line.max(36), spans, record: record.optional() });
const counted = z.strictObject({ label: line.max(36), heavy: z.int().min(0) });
const point = z.strictObject({ at: hundredth, height });

const exhibit = z
  .discriminatedUnion("kind", [
    z
      .strictObject({ kind: z.literal("rows"), ...common, rows: listOf(row, 2, 6) })
      .describe("Who does what, and when: ruled lines from where to where, in hundredths."),
    z
      .strictObject({
        kind: z.literal("strokes"),
        ...common,
        of: z.int().min(10).max(60).describe("How many strokes each row has."),
        rows: listOf(counted, 2, 4).describe("How many of them are heavy; the others are thin."),
      })
      .refine(({ of, rows }) => rows.every(({ heavy }) => heavy <= of), {
        path: ["rows"],
        error: "Expected at most as many heavy strokes as a row has",
      })
      .describe("How many are of one kind, and how many of the other: strokes to count."),
    z
      .strictObject({
        kind: z.literal("curve"),
        ...common,
        words,
        points: listOf(point, 3, 16).describe("From left to right, in hundredths."),
        filled: z.boolean().default(false).describe("true: with flatter lines below."),
        ticks: z.int().min(0).max(40).default(0).describe("How many small marks the axis has."),
      })
      .describe("What rises and falls: a line."),
    z
      .strictObject({
        kind: z.literal("heap"),
        ...common,
        words,
        columns: listOf(z.int().min(1).max(14), 10, 40).describe("Dashes over one another."),
        heavy: z.int().min(0).max(40).describe("How many at the end of the lowest row are heavy."),
      })
      .describe("Many, and then few: dashes in a heap."),
  ])
  .describe("The picture of the sector.");

const schema = z
  .strictObject({
    draft,
    ...lawFields,
    order,
    title,
    sheet,
    summary: line.max(140),
    exhibit: exhibit.optional(),
    paragraphs,
    points: z.array(line.max(90)).min(3).max(6),
    services: z.array(serviceRef).min(1).describe("The services this sector asks for most."),
  })
  .describe("A business sector.");

/** The business sectors in order; each is a place on the sectors page. */
export const {
  all: sectors,
  byId: sectorById,
  kind: sectorKind,
} = entryFolder("sectors", schema, {
  label: "Sectors",
  one: "sector",
  address: "/business-sectors#:sector",
  found: ({ summary, paragraphs: texts, points }) => ({
    kind: "sector",
    summary,
    text: wordsIn([texts, points]),
  }),
});
export type Sector = ReturnType<typeof sectors>[number];
