import { curveBumpX, line } from "d3-shape";
import type { SettlementValues } from "#app/calculators/sums/full-and-final-settlement/calculator.ts";
import type { settle } from "#app/calculators/sums/full-and-final-settlement/settlement.ts";
import { addDays, daysBetween, formatShortDay, weekdayNumber, weekdayOf } from "#app/lib/days.ts";
import { across, Bar, Chart, Ground, WIDTH, widthOf, Words } from "#app/components/chart.tsx";
import styles from "#app/components/chart.module.css";
import type { LayoutProps, Say } from "./props.ts";

/** The payments of one day, `at` days after the last of service: `from` and `to` are the totals before and after. */
type Payment = { day: string; at: number; names: string[]; sum: number; from: number; to: number };

const brief = (day: string): string => `${weekdayOf(day).slice(0, 3)} ${formatShortDay(day)}`;

type Settled = { values: SettlementValues } & ReturnType<typeof settle>;

function paymentsOf(sum: Settled, say: Say): Payment[] {
  const { left } = sum.values;
  const owed = [
    { name: say("wages"), amount: sum.unpaid + sum.other - sum.deducted, day: sum.wagesBy },
    { name: say("leave"), amount: sum.leave, day: sum.leaveBy },
    { name: say("compensation"), amount: sum.compensation?.amount ?? 0, day: left },
    { name: say("gratuity"), amount: sum.gratuity?.amount ?? 0, day: sum.gratuityBy },
  ].filter(({ amount }) => amount > 0);
  let paid = 0;
  return [...new Set(owed.map(({ day }) => day))].sort().map((day) => {
    const parts = owed.filter((each) => each.day === day);
    const from = paid;
    paid += parts.reduce((all, { amount }) => all + amount, 0);
    const names = parts.map(({ name }) => name);
    return { day, at: daysBetween(left, day), names, sum: paid - from, from, to: paid };
  });
}

/**
 * Lays out the words of payments above the drawing. Later payments come first; an earlier one moves up where it would
 * overlap their words or strokes.
 * @param placeOf gives the x of a day, in per cent @param heightOf gives the y of a sum, in pixels
 */
function labelsOf(
  payments: Payment[],
  { size, written }: LayoutProps,
  placeOf: (at: number) => number,
  heightOf: (sum: number) => number,
) {
  const isWide = size === "wide";
  const width = WIDTH[size];
  const deep = isWide ? 28 : 46;
  const taken: { from: number; to: number; top: number; bottom: number }[] = [];
  return payments.toReversed().map((payment) => {
    const names = payment.names.join(", ");
    const words = [
      written({ money: payment.sum }),
      `${brief(payment.day)} ${isWide ? names : ""}`,
      isWide ? "" : names,
    ] as const;
    const widths = [widthOf(words[0], isWide ? 25 : 21), widthOf(words[1]), widthOf(words[2])];
    const room = Math.max(...widths) + 8;
    const x = placeOf(payment.at);
    const at = (x / 100) * width;
    const isLeft = at + room + 14 > width;
    const dx = isLeft ? (isWide ? -50 : -30) : 12;
    const [from, to] = isLeft ? [at + dx - room, at + dx] : [at + dx, at + dx + room];
    const ends = [heightOf(payment.to), heightOf(payment.from)] as const;
    let y = isLeft ? ends[0] + 22 : ends[0] - deep - 10;
    while (
      taken.some(
        (other) =>
          from < other.to && other.from < to && y - 24 < other.bottom && other.top < y + deep,
      )
    )
      y -= 4;
    y = Math.max(20, y);
    taken.push(
      { from, to, top: y - 24, bottom: y + deep },
      { from: at - 6, to: at + 6, top: ends[0], bottom: ends[1] },
    );
    return { x, y, ends, words, side: { x, dx, textAnchor: isLeft ? "end" : "start" } as const };
  });
}

/** The width of a slope, in days. */
const RISE = 1.7;

/** The days after the last one, heavy on working days. Payments stand on their days; the total rises behind them. */
export function SettlementLayout(props: LayoutProps) {
  const { size, shown, say } = props;
  const isWide = size === "wide";
  const width = WIDTH[size];
  const settled = shown.sum as Settled;
  const { left } = settled.values;
  const isFree = (day: string) =>
    settled.off.includes(weekdayNumber(day)) || settled.holidays.includes(day);
  const payments = paymentsOf(settled, say);
  const total = payments.at(-1)?.to ?? 0;
  const last = Math.max(30, ...payments.map(({ at }) => at));
  const [pad, top, base] = isWide ? [1.5, 52, props.isSigned ? 260 : 370] : [3, 86, 212];
  const placeOf = across(last, pad);
  const heightOf = (sum: number) => base - (total > 0 ? (sum / total) * (base - top) : 0);
  /** The points of the total's line: level between payments, with a slope up to each. */
  const slope = payments.flatMap(({ at, from, to }, place) => [
    [Math.max(payments[place - 1]?.at ?? 0, at - RISE), from],
    [at, to],
  ]);
  const contour = (share: number) =>
    line()
      .x(([day]) => placeOf(day) * (width / 100))
      .y(([, sum]) => base - (base - heightOf(sum)) * share)
      .curve(curveBumpX)
      .digits(1)([[0, 0], ...slope, [last, total]] as [number, number][])!;
  const days = Array.from({ length: last + 1 }, (_, index) => addDays(left, index));
  const step = (100 - 2 * pad) / last;
  const mondays = days.filter(
    (day, index) =>
      weekdayNumber(day) === 1 && (isWide || index % 14 < 7) && (last < 45 || index % 28 < 7),
  );
  const labels = labelsOf(payments, props, placeOf, heightOf);
  // Crops the top to what the words and the highest payment need.
  const sky = Math.min(heightOf(total) - 6, ...labels.map(({ y }) => y - 20));
  return (
    <Chart {...props} height={base + 58} sky={sky}>
      <svg
        x={0}
        y={0}
        width="100%"
        height={base + 2}
        viewBox={`0 0 ${width} ${base + 2}`}
        preserveAspectRatio="none"
      >
        {(isWide ? [1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16] : [1, 0.8, 0.6, 0.4, 0.2]).map(
          (share) => (
            <path
              key={share}
              className={styles.lit}
              fill="none"
              stroke="currentColor"
              d={contour(share)}
            />
          ),
        )}
      </svg>
      {days.map((day, at) => (
        <Ground
          key={day}
          // They overlap a little: edges that only touch would show as seams.
          x={[placeOf(at) - step / 2, placeOf(at) + step / 2 + 0.1]}
          y={[base + 1, base + 25]}
          weight={isFree(day) ? "thin" : "heavy"}
        />
      ))}
      <Bar x={[0, 100]} y={base} />
      {mondays.map((day) => {
        const x = placeOf(daysBetween(left, day)) - step / 2;
        return (
          <g key={day}>
            <Bar x={x} y={[base, base + 32]} />
            {x < (isWide ? 93 : 85) && <Words x={x} y={base + 50} text={formatShortDay(day)} />}
          </g>
        );
      })}
      {labels.map(({ x, y, ends: [upper, lower], side, words: [sum, day, names] }) => {
        const tall = [upper, Math.max(upper + 2, lower)] as const;
        return (
          <g key={x}>
            <Bar x={x} y={tall} thick={7} />
            {upper - y > (isWide ? 46 : 64) && <Bar x={x} y={[y - 18, upper]} thick={1} />}
            <Words look="mark" y={y} {...side} text={sum} below={[day, names]} />
          </g>
        );
      })}
    </Chart>
  );
}
