import { groupDigits, portion } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { Bar, Chart, Ground, placeOn, Words } from "#app/components/chart.tsx";
import { Handle } from "./handle.tsx";
import { OpenedBar, stepParts, sumOf, totalOf } from "./parts.tsx";
import styles from "./handle.module.css";
import type { DrawingProps, LayoutProps } from "./props.ts";

/** The costs on top of the pay: the key of each one's name, and the steps of the working that add up to it. */
const PARTS: Record<string, string[]> = {
  fund: ["employerFund", "pension", "insurance", "charges"],
  esi: ["stateInsurance"],
  bonus: ["bonus"],
  gratuity: ["gratuity"],
  welfare: ["welfareFund"],
};

const monthOf = (year: number): number => portion(year, [1, 12], 100);

/** The scale's ticks, at equal distances: 1, 1000, and the numbers of employees from which the law asks for more. */
const STOPS = [1, 10, 20, 50, 300, 1000];
const LAST = STOPS.length - 1;
const STEP = 100 / LAST;

/** The inverse of `placeOn` for these stops. */
function peopleAtPlace(share: number): number {
  const place = Math.min(LAST - 1, Math.floor(share / STEP));
  const [low, high] = [STOPS[place]!, STOPS[place + 1]!];
  return Math.round(low * (high / low) ** (share / STEP - place));
}

const headsOf = ({ sum }: Answered) => (sum as { heads: number }).heads;

function ScaleLayout(props: LayoutProps) {
  const { id, size, shown, say } = props;
  const isWide = size === "wide";
  const at = placeOn(STOPS, headsOf(shown));
  return (
    <Chart {...props} id={`${id}-people`} height={isWide ? 84 : 46}>
      <Ground x={[0, at]} y={[0, 18]} weight="heavy" />
      <Ground x={[at, 100]} y={[0, 18]} weight="thin" />
      {STOPS.map((stop, place) => {
        const isThreshold = place > 0 && place < LAST;
        const x = place * STEP;
        return (
          <g key={stop}>
            <Bar x={x} y={[0, isThreshold ? 28 : 22]} thick={isThreshold ? 1.5 : 1} />
            {(isWide || place < LAST) && (
              <Words
                strong={isThreshold}
                x={x}
                y={42}
                textAnchor={place === LAST ? "end" : "start"}
                text={groupDigits(stop)}
                below={isWide && isThreshold ? say(`at${stop}`).split(", ") : []}
              />
            )}
          </g>
        );
      })}
    </Chart>
  );
}

/** The costs on top of the pay as an opened bar, and the scale for the number of employees. */
export function CostDrawing(props: DrawingProps) {
  const { shown, say } = props;
  const rest = sumOf(shown, ["gross"]);
  const parts = stepParts(props, PARTS, ["heavy", "mid"], monthOf);
  const heads = {
    rest: say("pay", { sum: { money: monthOf(rest) } }),
    cut: say("top", { sum: { money: monthOf(totalOf(parts)) } }),
  };
  return (
    <>
      <OpenedBar {...props} {...{ rest, heads, parts }} weights={{ rest: "mid", cut: "heavy" }} />
      <PeopleScale {...props} />
    </>
  );
}

/** The number of employees on the scale of thresholds: arrow keys move by one, Page keys to the next threshold. */
function PeopleScale(props: DrawingProps) {
  const { shown, say, set } = props;
  const heads = headsOf(shown);
  const month = shown.outcome.figures[0]?.value;
  return (
    <div className={styles.people} data-screen-only="">
      <span>{say("people")}</span>
      <div className={styles.scale} data-narrow-below={960}>
        <ScaleLayout {...props} size="wide" />
        <ScaleLayout {...props} size="narrow" />
        <Handle
          label={say("handle")}
          text={say("atPeople", { people: { count: heads }, ...(month && { sum: month }) })}
          at={Math.round(placeOn(STOPS, heads) * 10)}
          most={1000}
          valueAt={(place) => peopleAtPlace(place / 10)}
          keys={{
            ArrowRight: heads + 1,
            ArrowUp: heads + 1,
            ArrowLeft: heads - 1,
            ArrowDown: heads - 1,
            PageUp: STOPS.find((stop) => stop > heads),
            PageDown: STOPS.findLast((stop) => stop < heads),
            Home: STOPS[0],
            End: STOPS[LAST]!,
          }}
          move={(people) => set("heads", groupDigits(Math.max(1, Math.min(1000, people))))}
        />
      </div>
    </div>
  );
}
