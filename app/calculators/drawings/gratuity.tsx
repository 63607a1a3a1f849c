import { least } from "d3-array";
import { useState } from "react";
import type { gratuityOf } from "#app/calculators/sums/gratuity/gratuity.ts";
import { Handle } from "./handle.tsx";
import { formatRupees } from "#app/lib/rupees.ts";
import { addDays, addMonths, daysBetween } from "#app/lib/days.ts";
import { completedAt, type Period } from "#app/calculators/sums/service-period.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { across, Bar, Chart, Ground, SIZES, Words } from "#app/components/chart.tsx";
import styles from "./handle.module.css";
import type { DrawingProps, LayoutProps } from "./props.ts";

type Sum = ReturnType<typeof gratuityOf> & {
  joined: string;
  left: string;
  service: Period;
  amountOn: (last: string) => number;
};

/**
 * The staircase: each last day from which one more year counts, with its sum, also for a few years to come.
 * @param held the length of its axis; by default what the service needs
 */
function stairsOf({ sum }: Answered, held?: number) {
  const { joined, left, service, least, amount, ceiling, isProRata, amountOn } = sum as Sum;
  const years = held ?? Math.min(75, Math.max(least + 4, Math.ceil(service.years * 1.25 + 2)));
  // Pro rata every day adds to the sum: a step for two months draws the slope, and one is the last day.
  const step = isProRata ? 2 : 12;
  const days = [
    ...(least > 0 ? [addDays(completedAt(joined, least * 12), -1)] : []),
    ...Array.from({ length: Math.max(0, ((years - least) * 12) / step) }, (_, index) =>
      completedAt(joined, least * 12 + (index + 0.5) * step),
    ),
    ...(isProRata ? [left] : []),
  ];
  const treads = [...new Set(days)].sort().map((day) => ({ day, sum: amountOn(day) }));
  return {
    joined,
    left,
    amount,
    ceiling,
    isProRata,
    years,
    treads,
    days: daysBetween(joined, addMonths(joined, years * 12)),
    now: treads.findLast(({ day }) => day <= left),
    next: treads.find(({ day }) => day > left),
  };
}

/** The years of the axis while a pointer holds the handle: an axis that grew would carry the handle away. */
type Axis = { held?: number };

/** Gratuity by years: the earned part has heavy lines, the future part thin ones; the risers face the light. */
function GratuityLayout(props: LayoutProps & Axis) {
  const { size, shown, say, held } = props;
  const isWide = size === "wide";
  const { joined, left, years, days, ceiling, ...stairs } = stairsOf(shown, held);
  const scale = across(days);
  const placeOf = (day: string) => Math.max(0, Math.min(100, scale(daysBetween(joined, day))));
  const treads = stairs.treads.filter(({ day }) => placeOf(day) < 100);
  const now = treads.findLast(({ day }) => day <= left);
  const most = Math.max(treads.at(-1)?.sum ?? 0, 1);
  const isAtCeiling = most >= ceiling;
  const [top, base] = isWide ? [72, props.isSigned ? 290 : 306] : [84, 226];
  const heightOf = (sum: number) =>
    base - (sum / (most * (isAtCeiling ? 1.12 : 1.04))) * (base - top);
  const at = placeOf(left);
  const every = years > 40 ? 10 : years > 9 || !isWide ? 5 : 1;

  const label = () => {
    const near = least(treads, ({ day }) => Math.abs(daysBetween(day, left)));
    const worth = near ? near.sum - (treads[treads.indexOf(near) - 1]?.sum ?? 0) : 0;
    if (!near || worth <= 0) return null;
    const x = placeOf(near.day);
    const isRight = x < (isWide ? 32 : 40);
    const highest = isRight ? treads.findLast(({ day }) => placeOf(day) < x + 32)! : near;
    // On a phone there is no room beside the line: the words stand above the whole staircase.
    const y = isWide ? Math.max(50, heightOf(highest.sum) - 46) : isAtCeiling ? 30 : 54;
    const side = isRight ? { x: 0, dx: 10 } : { x: 100, dx: -10 };
    return (
      <>
        <Bar x={x} y={[isWide ? y - 14 : y + 27, heightOf(near.sum) - 4]} />
        <Words
          look="mark"
          x={isWide ? x : side.x}
          dx={isWide ? side.dx : 0}
          y={y}
          textAnchor={isRight ? "start" : "end"}
          text={say(isWide ? "forOneDay" : "more", { sum: { money: worth } })}
          below={[say(isWide ? "stepOf" : "from", { day: { day: near.day } })]}
        />
      </>
    );
  };

  return (
    <Chart {...props} height={base + 28}>
      {treads.map(({ day, sum }, place) => {
        const [from, y] = [placeOf(day), heightOf(sum)];
        const to = treads[place + 1] ? placeOf(treads[place + 1]!.day) : 100;
        const cut = Math.max(from, Math.min(to, at));
        return (
          <g key={day}>
            <Ground x={[from, cut]} y={[y, base]} weight="heavy" />
            <Ground x={[cut, to]} y={[y, base]} weight="thin" />
            <Bar look="lit" x={from} y={[y - 1, heightOf(treads[place - 1]?.sum ?? 0)]} thick={2} />
            <Bar look="lit" x={[from, to]} y={y} thick={2} />
            {day === now?.day && <Bar x={[from, to]} y={y} thick={4} />}
          </g>
        );
      })}
      <Bar
        look={isAtCeiling ? "ink" : "lit"}
        x={[0, 100]}
        y={isAtCeiling ? heightOf(ceiling) : 1}
      />
      <Words
        x={0}
        y={isAtCeiling ? heightOf(ceiling) - 10 : 22}
        text={say(isAtCeiling ? "ceiling" : "ceilingFar", { ceiling: { money: ceiling } })}
      />
      <Bar x={[0, 100]} y={base} />
      {Array.from({ length: years + 1 }, (_, year) => {
        const x = placeOf(addMonths(joined, year * 12));
        const isNamed = year % every === 0;
        return (
          <g key={year}>
            <Bar x={x} y={[base, base + (isNamed ? 9 : 5)]} />
            {isNamed && (
              <Words
                x={x}
                y={base + 26}
                textAnchor={year === 0 ? "start" : year === years ? "end" : "middle"}
                text={year === 0 ? say("start") : `${year}`}
              />
            )}
          </g>
        );
      })}
      <Bar x={at} y={[now ? heightOf(now.sum) : base - 26, base]} />
      {!props.isSigned && !stairs.isProRata && label()}
    </Chart>
  );
}

/**
 * Moves the last day by drag, tap or keys: arrows by a day, Page keys by a month, Home and End by a step of the
 * staircase. The text below says what the next step adds.
 */
function GratuityHandle(props: DrawingProps & Axis & { hold: (years?: number) => void }) {
  const { shown, say, set, since, held, hold } = props;
  const { joined, left, amount, years, days, treads, now, next, isProRata } = stairsOf(shown, held);
  const worth = (next?.sum ?? 0) - (now?.sum ?? 0);
  const first = joined > since ? joined : since;
  return (
    <>
      <Handle
        label={say("handle")}
        text={say("at", { day: { day: left }, sum: { money: amount } })}
        at={daysBetween(joined, left)}
        most={days}
        valueAt={(place) => addDays(joined, place)}
        keys={{
          PageUp: addMonths(left, 1),
          PageDown: addMonths(left, -1),
          End: next?.day,
          Home: treads.findLast(({ day }) => day < left)?.day,
        }}
        move={(day) => set("left", day < first ? first : day)}
        hold={(isHeld) => hold(isHeld ? years : undefined)}
      />
      <p className={styles.next}>
        {isProRata || !next || worth <= 0
          ? !isProRata && amount > 0 && say("last")
          : say(now ? "next" : "first", { day: { day: next.day }, sum: { money: worth } })}
      </p>
    </>
  );
}

/** The staircase in both layouts, with a handle for the last day, which the sheet to sign leaves out. */
export function GratuityDrawing(props: DrawingProps) {
  const [held, hold] = useState<number>();
  return (
    <>
      {SIZES.map((size) => (
        <GratuityLayout key={size} {...props} {...{ size, held }} />
      ))}
      {!props.isSigned && <GratuityHandle {...props} {...{ held, hold }} />}
    </>
  );
}

/** The table of the staircase: every step since the rates are known, and before it the one that held then. */
export const gratuitySteps = ({ shown, say, since }: DrawingProps) => ({
  caption: say("steps"),
  rows: stairsOf(shown).treads.flatMap(({ day, sum }, place, { [place + 1]: next }) => {
    const from = { day: day < since ? since : day };
    const isHeld = !next || next.day > since;
    return isHeld ? { label: say("from", { day: from }), cells: [formatRupees(sum)] } : [];
  }),
});
