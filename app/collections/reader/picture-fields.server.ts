import { z } from "zod";
import { line } from "./fields.server.ts";
import { fileProblem, type FileKind } from "./named-files.server.ts";

const named = (kind: FileKind, description: string) =>
  z
    .string()
    .superRefine((name, context) => {
      const problem = fileProblem(kind, name);
      if (problem) context.addIssue(`${problem.message} ${problem.mend}`);
    })
    .describe(description)
    .meta({ file: kind });

export const photograph = named(
  "photograph",
  "The name of a photograph in content/pictures/, for example asha-rao.jpg.",
);

export const logo = named(
  "picture",
  "The name of a logo in content/pictures/, for example northwind.svg: on white or see-through background, in one dark colour.",
);

const percent = z.number().min(0).max(100);

export const crop = z
  .strictObject({
    x: percent.describe("The middle of it from the left edge, in per cent of the picture's width."),
    y: percent.describe("The middle of it from the upper edge, in per cent of its height."),
    width: percent.min(5).describe("How wide it is, in per cent of the picture's width."),
  })
  .describe("The part of the photograph that is shown; without it the site chooses.");
export type Crop = z.output<typeof crop>;

const alt = line
  .max(200)
  .describe("What the picture shows, for people who do not see it: one sentence.");

export const describedPicture = z.strictObject({ file: photograph, alt });

export const figure = z.strictObject({
  file: named("picture", "The name of a picture in content/pictures/, for example plant.jpg."),
  alt,
  caption: line.max(200).optional().describe("One sentence below the picture."),
});
export type FigureContent = z.output<typeof figure>;
