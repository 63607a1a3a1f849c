import { codeWages } from "#app/calculators/sums/wages/code-wages.ts";
import { payOf } from "#app/calculators/sums/wages/calculator.ts";
import { formatRupees, groupDigits } from "#app/lib/rupees.ts";
import {
  across,
  Chart,
  Disc,
  Ink,
  Lit,
  percent,
  Piece,
  Rule,
  WIDTH,
  widthOf,
  Words,
} from "./chart.tsx";
import type { Case, LayoutProps, Say } from "./drawing.ts";
import type { Weight } from "./chart.tsx";

type Part = { from: number; to: number; weight: Weight; name: string };
type Reading = { wages: number; parts: Part[] };

const paid = ({ values }: Case) => payOf(values as Parameters<typeof payOf>[0]);
const wagesOf = (shown: Case) => codeWages(paid(shown), shown.rates);

/** The parts of a month's pay by each reading, from what counts to what is left out. */
function readingsOf(shown: Case, say: Say): { statute: Reading; faq: Reading } {
  const { total, statute, faq } = wagesOf(shown);
  const { core, unlisted } = paid(shown);
  const counted = (wages: number, from: number, name: string): Part => ({
    from,
    to: wages,
    weight: "mid",
    name,
  });
  const rest = (wages: number): Part => ({
    from: wages,
    to: total,
    weight: "thin",
    name: say("out"),
  });
  const basic: Part = { from: 0, to: core, weight: "heavy", name: say("basic") };
  const some = (parts: Part[]) => parts.filter(({ from, to }) => to > from);
  return {
    statute: {
      wages: statute.wages,
      parts: some([
        basic,
        { from: core, to: core + unlisted, weight: "heavy", name: say("else") },
        counted(statute.wages, core + unlisted, say("added")),
        rest(statute.wages),
      ]),
    },
    faq: {
      wages: faq.wages,
      parts: some([basic, counted(faq.wages, core, say("added")), rest(faq.wages)]),
    },
  };
}

/** Two readings of one payslip on one scale; the difference is bracketed in rupees. */
export function WagesLayout({ id, size, tones, shown, other, say }: LayoutProps) {
  const isWide = size === "wide";
  const { total, most } = wagesOf(shown);
  const { statute, faq } = readingsOf(shown, say);
  const second = other && wagesOf(other);
  const scale = across(Math.max(total, second?.total ?? 0));
  const height = isWide ? 60 : 42;
  const top = isWide ? { statute: 92, faq: 312 } : { statute: 82, faq: 302 };
  const below = isWide ? 42 : 38;
  const axis = top.faq + height + below;
  const bracket = top.statute + height + below;
  const gap = statute.wages - faq.wages;
  const [atStatute, atFaq, atMost] = [statute.wages, faq.wages, most].map(scale) as [
    number,
    number,
    number,
  ];
  const width = WIDTH[size];
  // Where the difference stands: right of its bracket, or near the edge left of it; on a phone the next bar's name is there.
  const isRoomy = ((100 - atFaq) / 100) * width > 210;
  const beside = {
    x: isRoomy || isWide ? percent(atFaq) : "100%",
    dx: isRoomy ? 13 : isWide ? -13 : 0,
    textAnchor: isRoomy ? "start" : "end",
  } as const;
  const [most0, whole] = scale.domain() as [number, number];

  const bar = ({ wages, parts }: Reading, y: number) => (
    <>
      {parts.map(({ from, to, weight, name }) => {
        const room = ((scale(to) - scale(from)) / 100) * width - 10;
        const both = `${name} ${groupDigits(Math.round((to - from) / 100))}`;
        const words = widthOf(both) <= room ? both : widthOf(name) <= room ? name : "";
        return (
          <g key={`${name}${from}`}>
            <Piece
              id={id}
              size={size}
              from={scale(from)}
              to={scale(to)}
              y={y}
              height={height}
              weight={weight}
            />
            <Words x={percent(scale(from))} y={y + height + 20} dx={from > 0 ? 8 : 0}>
              {words}
            </Words>
          </g>
        );
      })}
      <Lit x={percent(atMost)} y={y - 9} width={1.5} height={height + 9} />
      <Ink
        x={percent(scale(wages))}
        y={y - 9}
        width={3}
        height={height + 9}
        transform="translate(-1.5)"
      />
      <Ink x={percent(scale(total))} y={y - 1} width={1.5} height={height + 2} />
    </>
  );

  return (
    <Chart id={id} size={size} height={axis + 28} tones={tones}>
      <Words look="plain" x="0" y={isWide ? 16 : 14}>
        {say(isWide ? "statute" : "statuteShort")}
      </Words>
      <Words look="figure" x="0" y={isWide ? 74 : 68}>
        {formatRupees(statute.wages)}
      </Words>
      {bar(statute, top.statute)}
      <Words look="plain" x="0" y={isWide ? 236 : 232}>
        {say(isWide ? "faq" : "faqShort")}
      </Words>
      <Words look="figure" x="0" y={isWide ? 294 : 288}>
        {formatRupees(faq.wages)}
      </Words>
      {bar(faq, top.faq)}
      {gap > 0 && (
        <>
          <Ink
            x={percent(atStatute)}
            y={top.statute + height}
            width={1.5}
            height={below}
            transform="translate(-1.5)"
          />
          <Ink
            x={percent(atFaq)}
            y={bracket}
            width={percent(atStatute - atFaq)}
            height={3}
            transform="translate(-1.5)"
          />
          <Ink
            x={percent(atFaq)}
            y={isWide ? bracket : bracket - 9}
            width={1.5}
            height={isWide ? top.faq - bracket - 8 : 9}
            transform="translate(-1.5)"
          />
          <Words look="gap" y={bracket + (isWide ? 48 : 40)} {...beside}>
            {formatRupees(gap)}
          </Words>
          <Words y={bracket + (isWide ? 74 : 62)} {...beside}>
            {say(isWide ? "undecided" : "undecidedShort")}
          </Words>
        </>
      )}
      <Rule x1="0" y1={axis} x2="100%" y2={axis} />
      {[...scale.ticks(6), whole].map((sum) => (
        <Rule key={sum} x1={percent(scale(sum))} y1={axis} x2={percent(scale(sum))} y2={axis + 6} />
      ))}
      <Rule x1={percent(atMost)} y1={axis} x2={percent(atMost)} y2={axis + 10} />
      <Words x="0" y={axis + 26}>
        {formatRupees(most0)}
      </Words>
      <Words x={percent(atMost)} y={axis + 26} textAnchor="middle">
        {say("half", { most: { money: most } })}
      </Words>
      <Words x="100%" y={axis + 26} textAnchor="end">
        {formatRupees(whole)}
      </Words>
      {second &&
        (
          [
            [atStatute, scale(second.statute.wages), top.statute],
            [atFaq, scale(second.faq.wages), top.faq],
          ] as const
        ).map(([a, b, y]) => {
          const isNear = (Math.abs(a - b) / 100) * width < 24;
          return (
            <g key={y}>
              <g transform={isNear ? `translate(${b < a ? -26 : 26})` : undefined}>
                <Disc x={isNear ? a : b} y={y + height / 2} letter="B" />
              </g>
              <Disc x={a} y={y + height / 2} letter="A" />
            </g>
          );
        })}
    </Chart>
  );
}
