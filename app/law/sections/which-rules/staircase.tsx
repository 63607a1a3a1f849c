import { Fragment } from "react";
import { lawTools } from "virtual:labels";
import { Bar, Chart, Ground, placeOn, Words } from "#app/components/chart.tsx";
import { fill } from "#app/lib/fill.ts";

export type StaircaseProps = {
  /** The number of entries that apply from a number of people on, in ascending order. */
  steps: { from: number; count: number }[];
  heads: number;
};

/** The y of the axis, and the height of the highest step, in pixels. */
const [GROUND, HIGHEST] = [222, 164];

/** A step for each number of people from which more entries apply: heavy up to `heads`, which is marked unless it is 0, and thin beyond. */
export function Staircase({ steps, heads }: StaircaseProps) {
  const step = 100 / steps.length;
  const at = placeOn([...steps.map(({ from }) => from), Math.max(1000, heads + 1)], heads);
  const anchor = at < 50 ? "start" : "end";
  const countOf = (place: number) => steps[place]?.count ?? 0;
  const heightOf = (place: number) =>
    GROUND - (countOf(place) / (steps.at(-1)?.count || 1)) * HIGHEST;
  return (
    <Chart id="stairs" height={GROUND + 28}>
      {steps.map(({ from, count }, place) => {
        const [start, end, y] = [place * step, (place + 1) * step, heightOf(place)];
        const cut = Math.max(start, Math.min(end, at));
        const more = count - countOf(place - 1);
        const text = place > 0 ? fill(lawTools.moreRows, { count: more }) : `${count}`;
        return (
          <Fragment key={from}>
            <Ground x={[start, cut]} y={[y, GROUND]} weight="heavy" />
            <Ground x={[cut, end]} y={[y, GROUND]} weight="thin" />
            <Bar look="lit" x={start} y={[y - 1, heightOf(place - 1)]} thick={2} />
            <Bar look="lit" x={[start, end]} y={y} thick={2} />
            <Words strong={from <= heads} x={start} y={y - 8} text={text} />
            <Words x={start} y={GROUND + 24} text={`${from}`} />
          </Fragment>
        );
      })}
      <Bar x={[0, 100]} y={GROUND} />
      <g visibility={heads > 0 ? undefined : "hidden"}>
        <Bar x={at} y={[26, GROUND + 8]} />
        <Words strong x={at} y={20} textAnchor={anchor} text={`${heads} ${lawTools.peopleAxis}`} />
      </g>
    </Chart>
  );
}
