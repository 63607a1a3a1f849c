import { Fragment } from "react";
import { Bar, Chart, Ground, Words } from "#app/components/chart.tsx";

export type StaircaseProps = {
  /** The number of entries that apply from a number of people on, in ascending order. */
  steps: { from: number; count: number }[];
  heads: number;
};

/** The y of the axis, and the height of the highest step, in pixels. */
const [GROUND, HIGHEST] = [192, 168];

/** A step for each number of people from which more entries apply: heavy up to `heads`, thin beyond. */
export function Staircase({ steps, heads }: StaircaseProps) {
  const step = 100 / steps.length;
  const heightOf = (place: number) =>
    GROUND - ((steps[place]?.count ?? 0) / (steps.at(-1)?.count || 1)) * HIGHEST;
  return (
    <Chart id="stairs" height={GROUND + 28}>
      {steps.map(({ from, count }, place) => {
        const [start, end, y] = [place * step, (place + 1) * step, heightOf(place)];
        return (
          <Fragment key={from}>
            <Ground x={[start, end]} y={[y, GROUND]} weight={from <= heads ? "heavy" : "thin"} />
            <Bar look="lit" x={start} y={[y - 1, heightOf(place - 1)]} thick={2} />
            <Bar look="lit" x={[start, end]} y={y} thick={2} />
            <Words strong={from <= heads} x={start} y={y - 8} text={`${count}`} />
            <Words x={start} y={GROUND + 24} text={`${from}`} />
          </Fragment>
        );
      })}
      <Bar x={[0, 100]} y={GROUND} />
    </Chart>
  );
}
