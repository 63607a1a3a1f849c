import { range } from "d3-array";
import { Fragment } from "react";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import { daysOfYear } from "#app/calculators/sums/annual-leave/leave.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { addDays, dateOf, daysBetween, formatShortDay } from "#app/lib/days.ts";
import {
  across,
  Bar,
  Chart,
  Disc,
  Piece,
  SIZES,
  type Size,
  WIDTH,
  Words,
  type Weight,
} from "#app/components/chart.tsx";
import type { DrawingProps } from "./props.ts";

/** A part of a whole: `sum` is its size, `written` its formatted size. */
type Part = { sum: number; name: string; written: string; weight: Weight };

/** The sum of all parts, in their own unit. */
export const totalOf = (parts: { sum: number }[]): number =>
  parts.reduce((all, { sum }) => all + sum, 0);

/** The total of some steps of the working, in paise. */
export const sumOf = ({ outcome }: Answered, keys: string[]): number =>
  outcome.steps.reduce(
    (sum, { key, value }) => sum + (keys.includes(key) && "money" in value ? value.money : 0),
    0,
  );

/** The least width of each layout and the largest type, in pixels: labels never overlap. */
const LEAST = { wide: 600, narrow: 290 };
const LARGEST = 20;
const LINE = 46;

/** Each part with its x and its label's line: labels that would overlap go a line down. */
function labelled(parts: Part[], size: Size) {
  const placeOf = across(totalOf(parts));
  const ends: number[] = [];
  return parts.map((part, place) => {
    const x = placeOf(totalOf(parts.slice(0, place)));
    const letters = Math.max(part.name.length, part.written.length) + 1;
    const long = ((letters * LARGEST * 0.53) / LEAST[size]) * 100;
    const isLast = x > 0 && x + long > 100;
    const from = isLast ? Math.max(0, 100 - long) : x;
    const line = [...ends, 0].findIndex((end) => end <= from);
    ends[line] = from + long;
    return { part, x, to: x + placeOf(part.sum), isLast, line };
  });
}

/** The height of a bar's labels, in pixels. */
const labelsHeight = (parts: Part[], size: Size): number =>
  Math.max(0, ...labelled(parts, size).map(({ line }) => line + 1)) * LINE;

/** A bar of parts, each named below its left edge; the last ones at the right. */
function PartsBar({ parts, y, size }: { parts: Part[]; y: [number, number]; size: Size }) {
  return (
    <>
      {labelled(parts, size).map(({ part, x, to, isLast, line }) => {
        const top = y[1] + 20 + line * LINE;
        const at = isLast ? ({ x: 100, textAnchor: "end" } as const) : { x, dx: line > 0 ? 6 : 0 };
        return (
          <Fragment key={part.name}>
            <Piece x={[x, to]} y={y} weight={part.weight} />
            {line > 0 && (
              <Bar x={Math.min(x, 99.9)} y={[y[1], top - (isLast ? 16 : 0)]} thick={1} />
            )}
            <Words strong {...at} y={top} text={part.name} below={[part.written]} />
          </Fragment>
        );
      })}
      {parts.length > 0 && <Bar x={100} y={[y[0] - 1, y[1] + 1]} />}
    </>
  );
}

/** The main figures of two compared cases as bars on one scale; A's rule reaches down to B's bar. */
export function ComparedBars({ id, shown, other, isSigned }: DrawingProps) {
  const [a = 0, b] = [shown, other].map((of) => {
    const main = of?.outcome.figures.find(({ key }) => key === shown.outcome.figures[0]?.key);
    return main && (Object.values(main.value)[0] as number);
  });
  if (b === undefined || isSigned) return null;
  const scale = across(Math.max(a, b) * 1.04);
  return (
    <Chart id={`${id}-compared`} height={88}>
      {[a, b].map((sum, place) => (
        <g key={place}>
          <Piece x={[0, scale(sum)]} y={[34 * place + 2, 34 * place + 28]} weight="heavy" />
          <Bar x={scale(sum)} y={[34 * place + 1, 62]} />
          <Disc x={scale(sum)} y={34 * place + 15} letter={"AB"[place]!} />
        </g>
      ))}
    </Chart>
  );
}

type OpenedBarProps = Pick<DrawingProps, "id" | "other"> & {
  /** `rest` is the size of the uncut part; `weights` are the line weights of both. */
  rest: number;
  weights: Record<"rest" | "cut", Weight>;
  heads: Record<"rest" | "cut", string>;
  parts: Part[];
};

/**
 * A bar at true scale. Its parts are cut off at its end between A and B, enlarged below, and named. While two cases are
 * compared, A and B mean these.
 */
export function OpenedBar({ id, other, rest, weights, heads, parts }: OpenedBarProps) {
  const all = totalOf(parts);
  const cut = across(rest + all)(rest);
  return SIZES.map((size) => {
    const isWide = size === "wide";
    const [top, cutAt, opened, end] = isWide ? [32, 68, 132, 198] : [30, 66, 122, 176];
    const look = isWide ? "plain" : "small";
    const near = Math.max(0, 36 - ((100 - cut) / 100) * WIDTH[size]);
    return (
      <Chart
        key={size}
        id={id}
        size={size}
        height={all > 0 ? end + 4 + labelsHeight(parts, size) : cutAt + 4}
      >
        <Words look={look} x={0} y={18} text={heads.rest} />
        <Words look={look} x={100} y={18} textAnchor="end" text={heads.cut} />
        <Piece x={[0, cut]} y={[top, cutAt]} weight={weights.rest} />
        <Piece x={[cut, 100]} y={[top, cutAt]} weight={weights.cut} />
        <Bar x={100} y={[top - 1, cutAt + 1]} />
        {all > 0 && (
          <>
            <line stroke="currentColor" x1={`${cut}%`} y1={cutAt} x2="0" y2={opened - 2} />
            <Bar x={100} y={[cutAt, opened - 2]} thick={1} />
            {!other && <Disc x={cut} dx={-near} y={cutAt + 1} letter="A" />}
            {!other && <Disc x={100} dx={-11} y={cutAt + 1} letter="B" />}
          </>
        )}
        <PartsBar parts={parts} y={[opened, end]} size={size} />
      </Chart>
    );
  });
}

/** Parts from steps of the working, in two alternating weights. @param steps keys of steps, by the part's key */
export const stepParts = (
  { shown, say, written }: DrawingProps,
  steps: Record<string, string[]>,
  weights: [Weight, Weight],
  shownOf = (sum: number) => sum,
): Part[] =>
  Object.entries(steps)
    .map(([name, keys]) => ({ name: say(name), sum: sumOf(shown, keys) }))
    .filter(({ sum }) => sum > 0)
    .map(({ name, sum }, place) => {
      return { sum, name, written: written({ money: shownOf(sum) }), weight: weights[place % 2]! };
    });

/** A sentence, a bar's parts by the keys of their names, and words over lines that cross the bar. */
type Whole = [
  says: string | false,
  parts: Record<string, [size: Shown, weight: Weight, words?: string]>,
  lines?: (readonly [at: number, words: string])[],
];

/** Makes a drawing of bars, each with its legend below. */
const barsOf = <Sum,>(read: (sum: Sum, say: DrawingProps["say"]) => Whole[]) =>
  function Bars({ id, shown, say, written }: DrawingProps) {
    return read(shown.sum as Sum, say).map(([says, whole, lines = []], place, { length }) => {
      const parts = Object.entries(whole).flatMap(
        ([name, [size, weight, words = written(size)]]) => {
          const sum = Object.values(size)[0] as number;
          return sum > 0 ? { sum, name: say(name), written: words, weight } : [];
        },
      );
      if (parts.length === 0) return null;
      const placeOf = across(totalOf(parts));
      return SIZES.map((size) => {
        const isWide = size === "wide";
        const top = (says ? 28 : 2) + (lines.length > 0 ? 26 : 0);
        const end = top + (isWide && length === 1 ? 110 : 50);
        const height = end + 16 + labelsHeight(parts, size);
        return (
          <Chart key={size} id={`${id}-${place}`} size={size} height={height}>
            <Words strong look={isWide ? "plain" : "small"} x={0} y={16} text={says || ""} />
            <PartsBar parts={parts} y={[top, end]} size={size} />
            {lines.map(([at, words], line) => (
              <Fragment key={at}>
                <Bar look="lit" x={placeOf(at)} y={[top - 6, end]} />
                {(isWide || (lines.length - line) % 2 > 0) && (
                  <Words x={placeOf(at)} y={top - 12} textAnchor="middle" text={words} />
                )}
              </Fragment>
            ))}
          </Chart>
        );
      });
    });
  };

type Leave = Record<"year" | "daysWorked" | "days" | "before" | "earned", number> &
  Record<"carried" | "taken" | "encashed", number> & { hasEarned: boolean };

/** The days of the year, crossed where one earns a day of leave; and what becomes of all leave. */
export const LeaveParts = barsOf(({ year, daysWorked, days, earned, ...of }: Leave, say) => [
  [
    of.hasEarned && say("earns", { days: { count: days } }),
    {
      worked: [{ count: daysWorked }, "heavy"],
      rest: [{ count: daysOfYear(`${year}`) - daysWorked }, "thin"],
    },
    range(1, earned + 1).map((day) => [day * days, `${day}`]),
  ],
  [
    say("leave", { before: { tenths: of.before }, earned: { count: earned } }),
    {
      taken: [{ tenths: of.taken }, "thin"],
      carried: [{ tenths: of.carried }, "heavy"],
      encashed: [{ tenths: of.encashed }, "mid"],
    },
  ],
]);

type Staff = Record<"internal" | "external" | "heads" | "left" | "worked" | "lost", number> &
  Record<"turnover" | "absence", Shown> & { hire: Shown | false };

/** The cost of hires, who leaves within a year, and the share of working days lost. */
export const StaffParts = barsOf(({ heads, left, ...of }: Staff, say) => [
  [
    of.hire && say("hire", { sum: of.hire }),
    { internal: [{ money: of.internal }, "heavy"], external: [{ money: of.external }, "thin"] },
  ],
  [
    say("turnover", { share: of.turnover }),
    { stay: [{ count: heads - left }, "heavy"], leave: [{ count: left }, "thin"] },
  ],
  [
    say("absence", { share: of.absence }),
    { worked: [{ tenths: of.worked }, "heavy"], lost: [{ tenths: of.lost }, "thin"] },
  ],
]);

type Weeks = { isEntitled: boolean; expected: string; start: string; weeks: number };

/** The days of leave, crossed by the first days of months; each part is named for its first day. */
export const WeeksParts = barsOf(({ isEntitled, expected, start, weeks }: Weeks) => {
  if (!isEntitled) return [];
  const [before, all] = [daysBetween(start, expected), weeks * 7];
  const shortDay = (at: number) => formatShortDay(addDays(start, at));
  const parts: Whole[1] = {
    before: [{ count: before }, "mid", shortDay(0)],
    after: [{ count: all - before - 1 }, "heavy", shortDay(before)],
    end: [{ count: 1 }, "heavy", shortDay(all - 1)],
  };
  // At the edges words would be cut off.
  const firsts = range(7, all - 7).filter((at) => dateOf(addDays(start, at)) === 1);
  return [[false, parts, firsts.map((at) => [at, shortDay(at)])]];
});

/** A year's pay as a bar; the deductions are opened. */
export function PayParts(props: DrawingProps) {
  const { shown, say } = props;
  const taken = ["tax", "fund", "insurance", "professionalTax"];
  const steps = Object.fromEntries(taken.map((key) => [key, [key]]));
  const parts = stepParts(props, steps, ["mid", "thin"]);
  const off = totalOf(parts);
  const rest = sumOf(shown, ["salary"]) - off;
  const heads = {
    rest: say("net", { sum: { money: rest } }),
    cut: say("off", { sum: { money: off } }),
  };
  return (
    <OpenedBar {...props} {...{ rest, heads, parts }} weights={{ rest: "heavy", cut: "thin" }} />
  );
}
