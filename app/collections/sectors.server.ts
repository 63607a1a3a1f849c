import { z } from "zod";
import { entryFolder } from "./reader/entry-folder.server.ts";
import { wordsIn } from "#app/lib/words-in.ts";
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
const axisMark = z.strictObject({ at: hundredth, label: line.max(30) });

const exhibit = z
  .strictObject({
    reads: line.max(110).describe("One line that reads the picture."),
    rows: z
      .array(
        z.strictObject({
          label: line.max(36),
          spans: z
            .array(
              z.strictObject({
                from: hundredth,
                to: hundredth,
                weight: z.enum(["heavy", "thin", "counted"]).default("heavy"),
              }),
            )
            .min(1),
        }),
      )
      .min(2)
      .max(6)
      .describe("Who or what, and when: from where to where on the axis, in hundredths."),
    axis: z.array(axisMark).max(5).default([]).describe("Words below the axis."),
    mark: axisMark.optional().describe("A moment across all rows."),
  })
  .describe("The picture of the sector: ruled lines on one axis.");

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
