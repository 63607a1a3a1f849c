import { z } from "zod";
import { calculatorById, calculators as every } from "#app/calculators/sums/all.ts";
import type { Calculator, Field, Worded } from "#app/calculators/sums/calculator.ts";
import { evaluate, type Typed } from "#app/calculators/sums/evaluate.ts";
import { headingsOf } from "#app/calculators/form/headings.ts";
import type { FieldWords } from "#app/calculators/form/field-control.tsx";
import { ContentError } from "#app/collections/reader/content-error.ts";
import { filesIn, nameOf, readYaml } from "#app/collections/reader/content-file.server.ts";
import { heading, line, sheet, sitePath, words } from "#app/collections/reader/fields.server.ts";
import { lawPageFields } from "#app/law/collections/fields.server.ts";
import { hiddenRates, lawRates } from "#app/law/collections/rates.server.ts";
import { hasLawFile } from "#app/law/collections/law-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";

const FOLDER = "law/calculators";

// The header is not readable on the deep sheet, and a page's first band lies under it.
const pageOnSheet = lawPageFields.extend({ sheet: sheet.exclude(["deep"]) });

export const listPage = pageOnSheet
  .extend({ list: heading.describe("Over the list.") })
  .describe("The list of calculators.");

/** An object with exactly these keys. */
const withKeys = <Value extends z.ZodType>(
  keys: readonly string[],
  valueOf: (key: string) => Value,
) => z.strictObject(Object.fromEntries(keys.map((key) => [key, valueOf(key)])));

/** Schema of the texts of an answer, each with its gaps. */
const saidBy = (entries: Record<string, Worded<unknown, unknown>>) =>
  words(
    Object.entries(entries)
      .map(([key, [, gaps = {}]]) => `${key}{${Object.keys(gaps).join()}}`)
      .join(" "),
  );

const fieldWords = ({ options }: Field) =>
  z.strictObject({
    label: line.max(60),
    hint: line.optional().describe("Helps while filling in; stands below the field."),
    also: z.array(line).optional().describe("What else the headings of pasted sheets call it."),
    nearly: words("remark{heading}")
      .extend({ headings: z.array(line).min(1) })
      .optional()
      .describe("Headings for something close to it, and what is said above the rows then."),
    ...(options && {
      options: withKeys(options, () => line),
      optionsAlso: z.partialRecord(z.enum(options), z.array(line)).optional(),
    }),
  }) as z.ZodType<FieldWords>;

const typedInto = ({ options }: Field) => (options ? z.enum(options) : line).optional();

const wordsOf = (calculator: Calculator) => {
  const { fields, sentences, figures, steps, remarks = {}, errors = "", drawing } = calculator;
  return pageOnSheet
    .extend({
      summary: line.max(120).describe("What the list of calculators says of it."),
      form: heading.describe("Names the form for whoever does not see it."),
      fields: withKeys(Object.keys(fields), (name) => fieldWords(fields[name]!)),
      more: Object.values(fields).some(({ isFolded }) => isFolded)
        ? line.max(40).describe("Over the fields that stand in a fold.")
        : z.undefined().optional(),
      sentences: saidBy(sentences).describe("The answer: goes on from the large figure."),
      figures: words(Object.keys(figures).join(" ")).describe("What each figure is."),
      drawing: words(drawing).describe("The words in the drawing."),
      steps: saidBy(steps).describe("The rows of the working."),
      // A calculator without remarks may leave them out.
      remarks: saidBy(remarks).prefault({}),
      errors: words(errors).prefault({}),
      about: words("working cases limits sources").describe(
        "What each fold below the answer holds, in a line.",
      ),
      examples: z
        .array(
          z.strictObject({
            name: line,
            values: withKeys(Object.keys(fields), (name) => typedInto(fields[name]!)),
          }),
        )
        .min(1)
        .describe("Usual cases; the first one fills the form."),
      limits: z.array(line).min(1).describe("What it leaves out."),
      sources: z
        .array(line)
        .default([])
        .describe("Where its formulas come from, if no rate of the law is behind it."),
      related: z.array(z.strictObject({ label: line, to: sitePath })).default([]),
    })
    .describe("The words of a calculator.");
};

const schemas = new Map(every.map((calculator) => [calculator.id, wordsOf(calculator)]));

/** Reads the words of one calculator. @throws ContentError naming file, field and what is allowed */
export function readCalculator(file: string) {
  const id = nameOf(file);
  const calculator = calculatorById(id);
  if (!calculator) {
    throw new ContentError(file, {
      message: `No calculator has the name "${id}".`,
      mend: `Known are ${every.map((entry) => entry.id).join(", ")}.`,
    });
  }
  const { examples, ...words } = readYaml(file, schemas.get(id)!);
  const headings = headingsOf(words.fields);
  const shared = headings.find(([heading, name]) => new Map(headings).get(heading) !== name);
  if (shared)
    throw new ContentError(file, { message: `Two fields have the heading "${shared[0]}".` });
  const cases = examples.map(({ name, values }, index) => {
    const answer = evaluate(calculator, values as Typed, lawRates(), today());
    if (answer.kind === "wrong") {
      const [wrong] = Object.keys(answer.problems);
      throw new ContentError(file, {
        message: `The example "${name}" has a wrong value for "${wrong}".`,
        path: ["examples", index, "values"],
      });
    }
    return { name, typed: values as Typed, answer };
  });
  return { ...words, id, path: `/resources/calculators/${id}`, calculator, cases };
}

/** One file of words for each calculator, with the fields that this calculator needs. */
export const calculatorFiles = Object.fromEntries(
  [...schemas].map(([id, schema]) => {
    const file = `${FOLDER}/${id}.yaml`;
    return [file, { schema, read: () => readCalculator(file) }];
  }),
);

export type CalculatorPage = ReturnType<typeof readCalculator>;

type Asks = "form" | "fields" | "more" | "errors" | "about";
type Says = "sentences" | "drawing" | "figures" | "steps" | "remarks";
/** The words that a calculator's form and answer need in the browser. */
export type CalculatorWords = Pick<CalculatorPage, Asks | Says>;

/** The calculators with words whose rates the site does not hide, in order; none on a site without a law section. */
export const calculators = oncePerBuild((): CalculatorPage[] => {
  const files = filesIn(FOLDER, ".yaml").filter(hasLawFile);
  const hidden = hiddenRates();
  return every
    .map(({ id }) => `${FOLDER}/${id}.yaml`)
    .filter((file) => files.includes(file))
    .map(readCalculator)
    .filter(({ calculator }) => !calculator.rates.some((id) => hidden.includes(id)));
});

/** The path of a calculator's workbook, without the base path. */
export const workbookPath = ({ id }: Pick<CalculatorPage, "id">): string => `/workbooks/${id}.xlsx`;

export const calculatorsPage = () => readYaml("law/calculators.yaml", listPage);
