import type { KeyboardEvent } from "react";
import { formatRupees, groupDigits, portion } from "#app/lib/rupees.ts";
import {
  across,
  Chart,
  Disc,
  Ground,
  Ink,
  PartLabels,
  percent,
  Piece,
  Rule,
  WIDTH,
  Words,
} from "./chart.tsx";
import type { Case, DrawingProps, LayoutProps } from "./drawing.ts";
import { withLabels } from "./part-labels.ts";
import styles from "./handle.module.css";

/** What comes on top of the pay: the word for it, and the steps that make its sum. */
const PARTS: Record<string, string[]> = {
  fund: ["employerFund", "pension", "insurance", "charges"],
  esi: ["stateInsurance"],
  bonus: ["bonus"],
  gratuity: ["gratuity"],
  welfare: ["welfareFund"],
};

const sumOf = ({ outcome }: Case, keys: string[]): number =>
  outcome.steps.reduce(
    (sum, { key, value }) => sum + (keys.includes(key) && "money" in value ? value.money : 0),
    0,
  );

/** The whole at true scale; what comes on top of the pay is cut out between A and B and opened below. */
export function CostLayout({ id, size, tones, shown, say }: LayoutProps) {
  const isWide = size === "wide";
  const width = WIDTH[size];
  const pay = sumOf(shown, ["gross"]);
  const parts = Object.entries(PARTS)
    .map(([key, steps]) => ({ key, sum: sumOf(shown, steps) }))
    .filter(({ sum }) => sum > 0)
    // The small ones last: their labels have leaders.
    .sort((a, b) => Number(a.key === "welfare") - Number(b.key === "welfare"));
  const extra = parts.reduce((all, { sum }) => all + sum, 0);
  const month = (year: number) => formatRupees(portion(year, [1, 12], 100));
  const whole = across(pay + extra);
  const opened = across(extra);
  const [y1, h1, y2, h2] = isWide ? [32, 36, 132, 66] : [30, 36, 122, 54];
  const cut = whole(pay);
  const { placed, rows } = withLabels(parts, size, opened, ({ key, sum }) => [
    say(key),
    month(sum),
  ]);
  const near = Math.max(0, 36 - ((100 - cut) / 100) * width);
  const height = extra > 0 ? y2 + h2 + 4 + rows * 42 : y1 + h1 + 4;
  return (
    <Chart id={id} size={size} height={height} tones={tones}>
      <Words look="plain" x="0" y={18}>
        {say("pay", { sum: { money: portion(pay, [1, 12], 100) } })}
      </Words>
      <Words look="plain" x="100%" y={18} textAnchor="end">
        {say("top", { sum: { money: portion(extra, [1, 12], 100) } })}
      </Words>
      <Piece id={id} size={size} from={0} to={cut} y={y1} height={h1} weight="mid" />
      <Piece id={id} size={size} from={cut} to={100} y={y1} height={h1} weight="heavy" />
      <Ink x="100%" y={y1 - 1} width={2} height={h1 + 2} transform="translate(-2)" />
      {extra > 0 && (
        <>
          <Rule hair x1={percent(cut)} y1={y1 + h1} x2="0%" y2={y2 - 2} />
          <Rule hair x1="100%" y1={y1 + h1} x2="100%" y2={y2 - 2} />
          <g transform={near > 0 ? `translate(${-near})` : undefined}>
            <Disc x={cut} y={y1 + h1 + 1} letter="A" />
          </g>
          <g transform="translate(-11)">
            <Disc x={100} y={y1 + h1 + 1} letter="B" />
          </g>
        </>
      )}
      {placed.map(({ key, sum, start, end, ...label }, place) => (
        <g key={key}>
          <Piece
            {...{ id, size }}
            from={opened(start)}
            to={opened(end)}
            y={y2}
            height={h2}
            weight={place % 2 ? "mid" : "heavy"}
          />
          <PartLabels
            {...label}
            at={percent(opened(start))}
            bar={y2 + h2}
            words={[say(key), month(sum)]}
          />
        </g>
      ))}
      {extra > 0 && <Ink x="100%" y={y2 - 1} width={2} height={h2 + 2} transform="translate(-2)" />}
    </Chart>
  );
}

/** Numbers of people at which the law asks for more, at equal distances, between one and a thousand. */
const STOPS = [1, 10, 20, 50, 300, 1000] as const;
const STEP = 100 / (STOPS.length - 1);

/** Where a number of people stands, in per cent; between two stops by its logarithm. */
function placeOfPeople(people: number): number {
  const count = Math.max(1, Math.min(STOPS.at(-1)!, people));
  const place = Math.min(
    STOPS.length - 2,
    STOPS.findLastIndex((stop) => stop <= count),
  );
  const [low, high] = [STOPS[place]!, STOPS[place + 1]!];
  return (place + Math.log(count / low) / Math.log(high / low)) * STEP;
}

/** The number of people at a place: the other way round. */
function peopleAtPlace(share: number): number {
  const place = Math.min(STOPS.length - 2, Math.floor(share / STEP));
  const [low, high] = [STOPS[place]!, STOPS[place + 1]!];
  return Math.round(low * (high / low) ** (share / STEP - place));
}

const headsOf = ({ values }: Case) => (values as { heads: number }).heads;

function ScaleLayout({ id, size, tones, shown, say }: LayoutProps) {
  const isWide = size === "wide";
  const at = placeOfPeople(headsOf(shown));
  const bar = { id: `${id}-people`, size, y: 0, height: 18 };
  return (
    <Chart id={bar.id} size={size} height={isWide ? 84 : 46} tones={tones}>
      <Ground {...bar} from={0} to={at} weight="heavy" />
      <Ground {...bar} from={at} to={100} weight="thin" />
      {STOPS.map((stop, place) => {
        const isThreshold = place > 0 && place < STOPS.length - 1;
        const x = percent(place * STEP);
        return (
          <g key={stop}>
            <Rule hair={!isThreshold} x1={x} y1={0} x2={x} y2={isThreshold ? 28 : 22} />
            {(isWide || place < STOPS.length - 1) && (
              <Words
                strong={isThreshold}
                x={x}
                y={42}
                textAnchor={place === STOPS.length - 1 ? "end" : "start"}
              >
                {groupDigits(stop)}
              </Words>
            )}
            {isWide &&
              isThreshold &&
              say(`at${stop}`)
                .split(", ")
                .map((words, line) => (
                  <Words key={words} x={x} y={60 + line * 18}>
                    {words}
                  </Words>
                ))}
          </g>
        );
      })}
    </Chart>
  );
}

/** The number of employees on the scale of the thresholds: arrows move one person, Page keys from threshold to threshold. */
export function PeopleScale(props: DrawingProps) {
  const { shown, say, set } = props;
  const heads = headsOf(shown);
  const move = (people: number) => set("heads", groupDigits(Math.max(1, Math.min(1000, people))));
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Record<string, number | undefined> = {
      ArrowRight: heads + 1,
      ArrowUp: heads + 1,
      ArrowLeft: heads - 1,
      ArrowDown: heads - 1,
      PageUp: STOPS.find((stop) => stop > heads),
      PageDown: STOPS.findLast((stop) => stop < heads),
      Home: STOPS[0],
      End: STOPS.at(-1),
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const month = shown.outcome.figures[0]?.value;
  return (
    <div className={styles.people}>
      <span>{say("people")}</span>
      <div className={styles.scale}>
        <ScaleLayout {...props} size="wide" />
        <ScaleLayout {...props} size="narrow" />
        <input
          type="range"
          className={styles.handle}
          data-screen-only=""
          data-needs-script=""
          aria-label={say("handle")}
          aria-valuetext={say("atPeople", {
            people: { count: heads },
            ...(month && { sum: month }),
          })}
          min={0}
          max={1000}
          value={Math.round(placeOfPeople(heads) * 10)}
          onChange={({ target }) => move(peopleAtPlace(Number(target.value) / 10))}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}
