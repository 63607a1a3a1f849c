import type { Shown, Step } from "#app/calculators/sums/calculator.ts";
import { daysBetween } from "#app/lib/days.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import { across, Chart, Ink, PartLabels, percent, Piece, type Weight } from "./chart.tsx";
import type { Case, LayoutProps } from "./drawing.ts";
import { withLabels } from "./part-labels.ts";

/** A part of a whole: the word for it, its size, how that is written, how heavily it is ruled. */
type Part = { key: string; sum: number; written: string; weight: Weight };

const valueOf = ({ outcome }: Case, key: string): Step["value"] | undefined =>
  outcome.steps.find((step) => step.key === key)?.value;

/** Parts that are steps of the working, each a word, its step and its weight. */
const stepsAsParts =
  (...parts: [key: string, step: string, weight: Weight][]) =>
  (shown: Case): Part[] =>
    parts.map(([key, step, weight]) => {
      const value: Shown = valueOf(shown, step) ?? { money: 0 };
      return "tenths" in value
        ? { key, weight, sum: value.tenths, written: `${value.tenths / 10}` }
        : {
            key,
            weight,
            sum: (value as { money: number }).money,
            written: formatRupees((value as { money: number }).money),
          };
    });

/** The weeks before the expected day and those after it. */
function weeksOf(shown: Case): Part[] {
  const { expected } = shown.values as { expected: string };
  const [weeks, start] = ["weeks", "start"].map((key) => valueOf(shown, key));
  if (!weeks || !start || !("count" in weeks) || !("day" in start)) return [];
  const before = daysBetween(start.day, expected) / 7;
  return [
    { key: "before", sum: before, written: `${before}`, weight: "mid" },
    {
      key: "after",
      sum: weeks.count - before,
      written: `${weeks.count - before}`,
      weight: "heavy",
    },
  ];
}

/** Who leaves within a year, and who stays, of the employees on average. */
function staffOf({ values }: Case): Part[] {
  const { heads, leavers, months } = values as Record<string, number>;
  const left = Math.min(heads!, Math.round((leavers! * 12) / months!));
  return [
    { key: "stay", sum: heads! - left, written: groupDigits(heads! - left), weight: "heavy" },
    { key: "leave", sum: left, written: groupDigits(left), weight: "thin" },
  ];
}

/** What each whole falls into. */
const WHOLES = {
  leave: stepsAsParts(
    ["taken", "taken", "thin"],
    ["carried", "carried", "heavy"],
    ["encashed", "encashed", "mid"],
  ),
  pay: stepsAsParts(
    ["net", "takeHome", "heavy"],
    ["tax", "tax", "mid"],
    ["fund", "fund", "thin"],
    ["insurance", "insurance", "mid"],
    ["professional", "professionalTax", "thin"],
  ),
  weeks: weeksOf,
  staff: staffOf,
};

/** A layout that shows a whole as one bar of its parts, each with its name and size below. */
export const partsLayout = (whole: keyof typeof WHOLES) =>
  function PartsLayout({ id, size, tones, shown, say }: LayoutProps) {
    const parts = WHOLES[whole](shown).filter(({ sum }) => sum > 0);
    if (parts.length === 0) return null;
    const scale = across(parts.reduce((sum, part) => sum + part.sum, 0));
    const height = size === "wide" ? 66 : 54;
    const { placed, rows } = withLabels(parts, size, scale, ({ key, written }) => [
      say(key),
      written,
    ]);
    return (
      <Chart id={id} size={size} height={height + 10 + rows * 44} tones={tones}>
        {placed.map(({ key, start, end, weight, written, ...label }) => (
          <g key={key}>
            <Piece {...{ id, size, height, weight }} from={scale(start)} to={scale(end)} y={2} />
            <PartLabels
              {...label}
              at={percent(scale(start))}
              bar={height + 2}
              words={[say(key), written]}
            />
          </g>
        ))}
        <Ink x="100%" y={1} width={2} height={height + 2} transform="translate(-2)" />
      </Chart>
    );
  };
