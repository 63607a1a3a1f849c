import { formatRupees, groupDigits, portion } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import { across, Bar, Chart, Disc, Ground, Piece, WIDTH, Words } from "./chart.tsx";
import type { DrawingProps, LayoutProps } from "./chart.tsx";
import { Handle } from "./handle.tsx";
import { PartsBar, PartsKey, totalOf, type Part } from "./parts.tsx";
import styles from "./handle.module.css";

/** What comes on top of the pay: the word for it, and the steps that make its sum. */
const PARTS: Record<string, string[]> = {
  fund: ["employerFund", "pension", "insurance", "charges"],
  esi: ["stateInsurance"],
  bonus: ["bonus"],
  gratuity: ["gratuity"],
  welfare: ["welfareFund"],
};

const sumOf = ({ outcome }: Answered, keys: string[]): number =>
  outcome.steps.reduce(
    (sum, { key, value }) => sum + (keys.includes(key) && "money" in value ? value.money : 0),
    0,
  );
const monthOf = (year: number): number => portion(year, [1, 12], 100);

const partsOf = ({ shown, say }: DrawingProps): Part[] =>
  Object.entries(PARTS)
    .map(([key, steps]) => ({ key, sum: sumOf(shown, steps) }))
    .filter(({ sum }) => sum > 0)
    .map(({ key, sum }, place) => ({
      sum,
      name: say(key),
      written: formatRupees(monthOf(sum)),
      weight: place % 2 ? "mid" : "heavy",
    }));

/** The whole at true scale; what comes on top of the pay is cut out between A and B and opened below. */
export function CostLayout(props: LayoutProps) {
  const { size, shown, say } = props;
  const isWide = size === "wide";
  const pay = sumOf(shown, ["gross"]);
  const parts = partsOf(props);
  const extra = totalOf(parts);
  const [top, cutAt, opened, end] = isWide ? [32, 68, 132, 198] : [30, 66, 122, 176];
  const cut = across(pay + extra)(pay);
  const near = Math.max(0, 36 - ((100 - cut) / 100) * WIDTH[size]);
  return (
    <Chart {...props} height={(extra > 0 ? end : cutAt) + 4}>
      <Words look="plain" x={0} y={18} text={say("pay", { sum: { money: monthOf(pay) } })} />
      <Words
        look="plain"
        x={100}
        y={18}
        textAnchor="end"
        text={say("top", { sum: { money: monthOf(extra) } })}
      />
      <Piece x={[0, cut]} y={[top, cutAt]} weight="mid" />
      <Piece x={[cut, 100]} y={[top, cutAt]} weight="heavy" />
      <Bar x={100} y={[top - 1, cutAt + 1]} />
      {extra > 0 && (
        <>
          <line stroke="currentColor" x1={`${cut}%`} y1={cutAt} x2="0" y2={opened - 2} />
          <Bar x={100} y={[cutAt, opened - 2]} thick={1} />
          <Disc x={cut} dx={-near} y={cutAt + 1} letter="A" />
          <Disc x={100} dx={-11} y={cutAt + 1} letter="B" />
        </>
      )}
      <PartsBar parts={parts} y={[opened, end]} />
    </Chart>
  );
}

/** Numbers of people at which the law asks for more, at equal distances, between one and a thousand. */
const STOPS = [1, 10, 20, 50, 300, 1000];
const LAST = STOPS.length - 1;
const STEP = 100 / LAST;

/** Where a number of people stands, in per cent; between two stops by its logarithm. */
function placeOfPeople(people: number): number {
  const count = Math.max(1, Math.min(STOPS[LAST]!, people));
  const place = Math.min(
    LAST - 1,
    STOPS.findLastIndex((stop) => stop <= count),
  );
  const [low, high] = [STOPS[place]!, STOPS[place + 1]!];
  return (place + Math.log(count / low) / Math.log(high / low)) * STEP;
}

/** The number of people at a place: the other way round. */
function peopleAtPlace(share: number): number {
  const place = Math.min(LAST - 1, Math.floor(share / STEP));
  const [low, high] = [STOPS[place]!, STOPS[place + 1]!];
  return Math.round(low * (high / low) ** (share / STEP - place));
}

const headsOf = ({ sum }: Answered) => (sum as { heads: number }).heads;

function ScaleLayout(props: LayoutProps) {
  const { id, size, shown, say } = props;
  const isWide = size === "wide";
  const at = placeOfPeople(headsOf(shown));
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

/** What the parts are, and the number of employees. */
export const CostScale = (props: DrawingProps) => (
  <>
    <PartsKey parts={partsOf(props)} />
    <PeopleScale {...props} />
  </>
);

/** The number of employees on the scale of the thresholds: arrows move one person, Page keys from threshold to threshold. */
function PeopleScale(props: DrawingProps) {
  const { shown, say, set } = props;
  const heads = headsOf(shown);
  const month = shown.outcome.figures[0]?.value;
  return (
    <div className={styles.people}>
      <span>{say("people")}</span>
      <div className={styles.scale} data-narrow-below={960}>
        <ScaleLayout {...props} size="wide" />
        <ScaleLayout {...props} size="narrow" />
        <Handle
          label={say("handle")}
          text={say("atPeople", { people: { count: heads }, ...(month && { sum: month }) })}
          at={Math.round(placeOfPeople(heads) * 10)}
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
