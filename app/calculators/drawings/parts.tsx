import { daysBetween } from "#app/lib/days.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { Chart, type Weight } from "./chart.tsx";
import type { LayoutProps, Say } from "./drawing.ts";
import { placeParts, PartsBar, type Part } from "./parts-bar.tsx";

const valueOf = ({ outcome }: Answered, key: string) =>
  outcome.steps.find((step) => step.key === key)?.value;

/** Parts that are steps of the working, each a word, its step and its weight. */
const stepsAsParts =
  (...parts: [key: string, step: string, weight: Weight][]) =>
  (shown: Answered, say: Say): Part[] =>
    parts.map(([key, step, weight]) => {
      const value = valueOf(shown, step) ?? { money: 0 };
      const sum = "tenths" in value ? value.tenths : (value as { money: number }).money;
      const written = "tenths" in value ? `${sum / 10}` : formatRupees(sum);
      return { sum, words: [say(key), written], weight };
    });

/** The weeks before the expected day and those after it. */
function weeksOf(shown: Answered, say: Say): Part[] {
  const { expected } = shown.sum as { expected: string };
  const [weeks, start] = ["weeks", "start"].map((key) => valueOf(shown, key));
  if (!weeks || !start || !("count" in weeks) || !("day" in start)) return [];
  const before = daysBetween(start.day, expected) / 7;
  const after = weeks.count - before;
  return [
    { sum: before, words: [say("before"), `${before}`], weight: "mid" },
    { sum: after, words: [say("after"), `${after}`], weight: "heavy" },
  ];
}

/** Who leaves within a year, and who stays, of the employees on average. */
function staffOf({ sum }: Answered, say: Say): Part[] {
  const { heads, left } = sum as { heads: number; left: number };
  return [
    { sum: heads - left, words: [say("stay"), groupDigits(heads - left)], weight: "heavy" },
    { sum: left, words: [say("leave"), groupDigits(left)], weight: "thin" },
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
  function PartsLayout(props: LayoutProps) {
    const { size, shown, say } = props;
    const parts = WHOLES[whole](shown, say).filter(({ sum }) => sum > 0);
    if (parts.length === 0) return null;
    const { placed, rows } = placeParts(parts, size);
    const height = size === "wide" ? 66 : 54;
    return (
      <Chart {...props} height={height + 10 + rows * 44}>
        <PartsBar parts={placed} y={[2, height + 2]} />
      </Chart>
    );
  };
