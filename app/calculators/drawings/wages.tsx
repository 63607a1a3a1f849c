import { ticks } from "d3-array";
import type { codeWages, Pay } from "#app/calculators/sums/wages/code-wages.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import {
  across,
  Bar,
  Chart,
  Disc,
  Piece,
  WIDTH,
  widthOf,
  Words,
  type Weight,
} from "#app/components/chart.tsx";
import type { LayoutProps, Say } from "./props.ts";

type Part = { from: number; to: number; weight: Weight; name: string };
type Reading = { wages: number; parts: Part[] };

const wagesOf = ({ sum }: Answered) => sum as Pay & ReturnType<typeof codeWages>;

/** The parts of a month's pay by each of the two readings: first those that count, then what is left out. */
function readingsOf(shown: Answered, say: Say): { statute: Reading; faq: Reading } {
  const { total, statute, faq, core, unlisted } = wagesOf(shown);
  const reading = (wages: number, counted: Part[]): Reading => {
    const from = counted.at(-1)!.to;
    const parts: Part[] = [
      ...counted,
      { from, to: wages, weight: "mid", name: say("added") },
      { from: wages, to: total, weight: "thin", name: say("out") },
    ];
    return { wages, parts: parts.filter((part) => part.to > part.from) };
  };
  const basic: Part = { from: 0, to: core, weight: "heavy", name: say("basic") };
  const other: Part = { from: core, to: core + unlisted, weight: "heavy", name: say("else") };
  return { statute: reading(statute.wages, [basic, other]), faq: reading(faq.wages, [basic]) };
}

/** Two readings of one payslip on one scale; a bracket shows the difference in rupees. */
export function WagesLayout(props: LayoutProps) {
  const { size, shown, other, say, written } = props;
  const isWide = size === "wide";
  const width = WIDTH[size];
  const { total, most } = wagesOf(shown);
  const { statute, faq } = readingsOf(shown, say);
  const second = other && wagesOf(other);
  const whole = Math.max(total, second?.total ?? 0) || 1;
  const scale = across(whole);
  const [height, below] = isWide ? [60, 42] : [42, 38];
  const top = isWide ? { statute: 92, faq: 312 } : { statute: 88, faq: 314 };
  const axis = top.faq + height + below;
  const bracket = top.statute + height + below;
  const gap = statute.wages - faq.wages;
  const [atStatute, atFaq, atMost] = [scale(statute.wages), scale(faq.wages), scale(most)];
  // The difference stands right of its bracket if there is room, else left of it, or on a phone at the right edge.
  const isRoomy = ((100 - atFaq) / 100) * width > 210;
  const beside = {
    x: isRoomy || isWide ? atFaq : 100,
    dx: isRoomy ? 13 : isWide ? -13 : 0,
    textAnchor: isRoomy ? "start" : "end",
  } as const;

  const reading = (key: "statute" | "faq", { wages, parts }: Reading) => {
    const [y, end] = [top[key], top[key] + height];
    return (
      <>
        <Words
          look="plain"
          x={0}
          y={y - (isWide ? 76 : 74)}
          text={say(isWide ? key : `${key}Short`)}
        />
        <Words look="figure" x={0} y={y - (isWide ? 18 : 14)} text={written({ money: wages })} />
        {parts.map(({ from, to, weight, name }) => {
          const x = [scale(from), scale(to)] as const;
          const room = ((x[1] - x[0]) / 100) * width - 10;
          const both = `${name} ${groupDigits(Math.round((to - from) / 100))}`;
          const words = [both, name].find((text) => widthOf(text) <= room) ?? "";
          return (
            <g key={`${name}${from}`}>
              <Piece x={x} y={[y, end]} weight={weight} />
              <Words x={x[0]} y={end + 20} dx={from > 0 ? 8 : 0} text={words} />
            </g>
          );
        })}
        <Bar look="lit" x={atMost} y={[y - 9, end]} />
        <Bar x={scale(wages)} y={[y - 9, end]} thick={3} />
        <Bar x={scale(total)} y={[y - 1, end + 1]} />
      </>
    );
  };
  /** The letters of two compared cases on a bar; side by side where they would overlap. */
  const discs = (a: number, b: number, y: number) => {
    const isNear = (Math.abs(a - b) / 100) * width < 24;
    return (
      <>
        <Disc x={isNear ? a : b} dx={isNear ? (b < a ? -26 : 26) : 0} y={y} letter="B" />
        <Disc x={a} y={y} letter="A" />
      </>
    );
  };

  return (
    <Chart {...props} height={axis + 28}>
      {reading("statute", statute)}
      {reading("faq", faq)}
      {gap > 0 && (
        <>
          <Bar x={atStatute} y={[top.statute + height, bracket]} />
          <Bar x={[atFaq, atStatute]} y={bracket} thick={3} />
          <Bar x={atFaq} y={isWide ? [bracket, top.faq - 8] : [bracket - 9, bracket]} />
          <Words
            look="gap"
            y={bracket + (isWide ? 48 : 40)}
            {...beside}
            text={written({ money: gap })}
            below={[say(isWide ? "undecided" : "undecidedShort")]}
          />
        </>
      )}
      <Bar x={[0, 100]} y={axis} />
      {[...new Set([...ticks(0, whole, 6), whole])].map((sum) => (
        <Bar key={sum} x={scale(sum)} y={[axis, axis + 6]} />
      ))}
      <Bar x={atMost} y={[axis, axis + 10]} />
      <Words x={0} y={axis + 26} text={formatRupees(0)} />
      <Words
        x={atMost}
        y={axis + 26}
        textAnchor="middle"
        text={say("half", { most: { money: most } })}
      />
      <Words x={100} y={axis + 26} textAnchor="end" text={formatRupees(whole)} />
      {second && discs(atStatute, scale(second.statute.wages), top.statute + height / 2)}
      {second && discs(atFaq, scale(second.faq.wages), top.faq + height / 2)}
    </Chart>
  );
}
