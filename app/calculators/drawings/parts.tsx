import { daysBetween } from "#app/lib/days.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { across, Bar, Chart, Piece, Sample } from "./chart.tsx";
import type { DrawingProps, Say, Weight } from "./chart.tsx";
import styles from "./chart.module.css";

/** A part of a whole: its size, its name and how the size is written, how heavily it is ruled. */
export type Part = { sum: number; name: string; written: string; weight: Weight };

export const totalOf = (parts: { sum: number }[]): number =>
  parts.reduce((all, { sum }) => all + sum, 0);

/** One bar of parts, side by side. */
export function PartsBar({ parts, y }: { parts: Part[]; y: [number, number] }) {
  const placeOf = across(totalOf(parts));
  return (
    <>
      {parts.map(({ name, sum, weight }, place) => {
        const before = totalOf(parts.slice(0, place));
        return (
          <Piece key={name} x={[placeOf(before), placeOf(before + sum)]} y={y} weight={weight} />
        );
      })}
      {parts.length > 0 && <Bar x={100} y={[y[0] - 1, y[1] + 1]} />}
    </>
  );
}

/** What the parts of a bar are, in their order, each beside a sample of its rules. */
export const PartsKey = ({ parts }: { parts: Part[] }) =>
  parts.length > 0 && (
    <ul className={`tiles ${styles.parts}`}>
      {parts.map(({ name, written, weight }) => (
        <li key={name}>
          <Sample weight={weight} />
          <b>{name}</b>
          <span>{written}</span>
        </li>
      ))}
    </ul>
  );

const HEIGHT = { wide: 120, narrow: 60 };

/** A drawing that shows a whole as one bar of its parts, each with its name and size below. */
const drawingOf = (partsOf: (shown: Answered, say: Say) => Part[]) =>
  function Parts(props: DrawingProps) {
    const parts = partsOf(props.shown, props.say).filter(({ sum }) => sum > 0);
    if (parts.length === 0) return null;
    return (
      <>
        {(["wide", "narrow"] as const).map((size) => (
          <Chart key={size} {...props} size={size} height={HEIGHT[size] + 4}>
            <PartsBar parts={parts} y={[2, HEIGHT[size] + 2]} />
          </Chart>
        ))}
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
