import { daysBetween } from "#app/lib/days.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { Chart, type DrawingProps, type Say, type Weight } from "./chart.tsx";
import { PartsBar, PartsKey, type Part } from "./parts-bar.tsx";

const HEIGHT = 60;

/** A drawing that shows a whole as one bar of its parts, each with its name and size below. */
const drawingOf = (partsOf: (shown: Answered, say: Say) => Part[]) =>
  function Parts(props: DrawingProps) {
    const parts = partsOf(props.shown, props.say).filter(({ sum }) => sum > 0);
    if (parts.length === 0) return null;
    return (
      <>
        <Chart {...props} height={HEIGHT + 4}>
          <PartsBar parts={parts} y={[2, HEIGHT + 2]} />
        </Chart>
        <PartsKey parts={parts} />
      </>
    );
  };

/** Parts that are steps of the working, each a word, its step and its weight. */
const stepsAsParts = (...parts: [key: string, step: string, weight: Weight][]) =>
  drawingOf(({ outcome }, say) =>
    parts.map(([key, step, weight]) => {
      const value = outcome.steps.find((entry) => entry.key === step)?.value ?? { money: 0 };
      const sum = "tenths" in value ? value.tenths : (value as { money: number }).money;
      const written = "tenths" in value ? `${sum / 10}` : formatRupees(sum);
      return { sum, name: say(key), written, weight };
    }),
  );

export const LeaveParts = stepsAsParts(
  ["taken", "taken", "thin"],
  ["carried", "carried", "heavy"],
  ["encashed", "encashed", "mid"],
);

export const PayParts = stepsAsParts(
  ["net", "takeHome", "heavy"],
  ["tax", "tax", "mid"],
  ["fund", "fund", "thin"],
  ["insurance", "insurance", "mid"],
  ["professional", "professionalTax", "thin"],
);

/** The weeks before the expected day and those after it. */
export const WeeksParts = drawingOf(({ sum }, say) => {
  type Weeks = { isEntitled: boolean; expected: string; start: string; weeks: number };
  const { isEntitled, expected, start, weeks } = sum as Weeks;
  if (!isEntitled) return [];
  const before = daysBetween(start, expected) / 7;
  return [
    { sum: before, name: say("before"), written: `${before}`, weight: "mid" },
    { sum: weeks - before, name: say("after"), written: `${weeks - before}`, weight: "heavy" },
  ];
});

/** Who leaves within a year, and who stays, of the employees on average. */
export const StaffParts = drawingOf(({ sum }, say) => {
  const { heads, left } = sum as { heads: number; left: number };
  return [
    { sum: heads - left, name: say("stay"), written: groupDigits(heads - left), weight: "heavy" },
    { sum: left, name: say("leave"), written: groupDigits(left), weight: "thin" },
  ];
});
