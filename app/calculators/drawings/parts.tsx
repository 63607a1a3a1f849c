import { daysBetween } from "#app/lib/days.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { Chart, type LayoutProps, type Say, type Weight } from "./chart.tsx";
import { placeParts, PartsBar, type Part } from "./parts-bar.tsx";

/** A layout that shows a whole as one bar of its parts, each with its name and size below. */
const layoutOf = (partsOf: (shown: Answered, say: Say) => Part[]) =>
  function PartsLayout(props: LayoutProps) {
    const parts = partsOf(props.shown, props.say).filter(({ sum }) => sum > 0);
    if (parts.length === 0) return null;
    const { placed, rows } = placeParts(parts, props.size);
    const height = props.size === "wide" ? 66 : 54;
    return (
      <Chart {...props} height={height + 10 + rows * 44}>
        <PartsBar parts={placed} y={[2, height + 2]} />
      </Chart>
    );
  };

/** Parts that are steps of the working, each a word, its step and its weight. */
const stepsAsParts = (...parts: [key: string, step: string, weight: Weight][]) =>
  layoutOf(({ outcome }, say) =>
    parts.map(([key, step, weight]) => {
      const value = outcome.steps.find((entry) => entry.key === step)?.value ?? { money: 0 };
      const sum = "tenths" in value ? value.tenths : (value as { money: number }).money;
      const written = "tenths" in value ? `${sum / 10}` : formatRupees(sum);
      return { sum, words: [say(key), written], weight };
    }),
  );

export const LeaveLayout = stepsAsParts(
  ["taken", "taken", "thin"],
  ["carried", "carried", "heavy"],
  ["encashed", "encashed", "mid"],
);

export const PayLayout = stepsAsParts(
  ["net", "takeHome", "heavy"],
  ["tax", "tax", "mid"],
  ["fund", "fund", "thin"],
  ["insurance", "insurance", "mid"],
  ["professional", "professionalTax", "thin"],
);

/** The weeks before the expected day and those after it. */
export const WeeksLayout = layoutOf(({ sum }, say) => {
  type Weeks = { isEntitled: boolean; expected: string; start: string; weeks: number };
  const { isEntitled, expected, start, weeks } = sum as Weeks;
  if (!isEntitled) return [];
  const before = daysBetween(start, expected) / 7;
  return [
    { sum: before, words: [say("before"), `${before}`], weight: "mid" },
    { sum: weeks - before, words: [say("after"), `${weeks - before}`], weight: "heavy" },
  ];
});

/** Who leaves within a year, and who stays, of the employees on average. */
export const StaffLayout = layoutOf(({ sum }, say) => {
  const { heads, left } = sum as { heads: number; left: number };
  return [
    { sum: heads - left, words: [say("stay"), groupDigits(heads - left)], weight: "heavy" },
    { sum: left, words: [say("leave"), groupDigits(left)], weight: "thin" },
  ];
});
