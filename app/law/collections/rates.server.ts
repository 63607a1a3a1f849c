import { z } from "zod";
import type { Rate, RateValue } from "#app/law/rates.ts";
import type { Fraction } from "#app/lib/rupees.ts";
import { date, kebab, line, lawRuleRef } from "#app/collections/reader/fields.server.ts";
import { statementFields } from "./fields.server.ts";
import { citationsText } from "./instruments.server.ts";
import { lawList, shownEntries } from "./law-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";

const amount = z
  .number()
  .min(0)
  .multipleOf(0.01)
  .transform((rupees) => Math.round(rupees * 100))
  .describe("An amount in rupees.");

const share = z
  .string()
  .regex(/^\d+\/[1-9]\d*$/, "Expected a fraction of whole numbers, for example 12/100 for 12%")
  .transform((text) => text.split("/").map(Number) as unknown as Fraction)
  .describe("An exact share, for example 12/100 for 12%.");

const slabs = z
  .array(z.strictObject({ above: amount, share }))
  .min(1)
  .refine(
    (list) => list.every(({ above }, index) => index === 0 || above > list[index - 1]!.above),
    { error: "The parts of a scale stand in rising order" },
  );

const KINDS = ["amount", "share", "number", "slabs"] as const;

const period = z
  .strictObject({
    from: date.describe("The first day that the figure holds."),
    to: date.optional().describe("The last day; left out while no end is known."),
    amount: amount.optional(),
    share: share.optional(),
    number: z.int().min(0).optional().describe("Days, months, years or persons."),
    slabs: slabs.optional(),
    assumes: line
      .optional()
      .describe(
        "What a sum assumes where the law leaves it open; shown wherever the figure is used.",
      ),
    rule: lawRuleRef.optional().describe("The rule of content/law/rules.yaml that it belongs to."),
    ...statementFields,
  })
  .refine((entry) => KINDS.filter((kind) => entry[kind] !== undefined).length === 1, {
    error: `Expected exactly one of ${KINDS.join(", ")}`,
  })
  .refine(({ from, to = from }) => to >= from, {
    path: ["to"],
    error: "The last day lies before the first",
  });

const rate = z.strictObject({
  id: kebab,
  name: line.describe("What the figure is, as readers see it."),
  periods: z
    .array(period)
    .min(1)
    .refine(
      (periods) =>
        periods.every(({ from }, index) => {
          const before = periods[index - 1];
          return !before || (before.to !== undefined && before.to < from);
        }),
      {
        error:
          "Two periods overlap, or are not in order: each begins after the last day of the one before",
      },
    ),
});

const rateList = lawList(
  "rates",
  rate,
  "Figures of law with the days they hold, for the calculators (B20).",
);
export const { schema } = rateList;

export type LawRate = Rate &
  Pick<z.output<typeof period>, "instruments" | "rule" | "checked" | "nextCheck" | "sign">;

/** The ids of the rates that the site hides, as nobody has signed them (`law: signed-only`). */
export const hiddenRates = (): string[] =>
  rateList.every().flatMap(({ id, periods }) => (shownEntries(periods).length === 0 ? id : []));

/** Every rate for each period in force; empty on a site without a law section. */
export const lawRates = oncePerBuild((): LawRate[] =>
  rateList.every().flatMap(({ id, name, periods }) =>
    shownEntries(periods).map(({ amount, share, number, slabs, ...rest }) => ({
      id,
      name,
      value: Object.fromEntries(
        Object.entries({ amount, share, number, slabs }).filter(([, value]) => value !== undefined),
      ) as RateValue,
      section: citationsText(rest.instruments),
      ...rest,
    })),
  ),
);
