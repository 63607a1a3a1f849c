import { curveBumpX, line } from "d3-shape";
import type { SettlementValues } from "#app/calculators/sums/full-and-final-settlement/calculator.ts";
import type { settle } from "#app/calculators/sums/full-and-final-settlement/settlement.ts";
import { addDays, daysBetween, formatShortDay, weekdayNumber, weekdayOf } from "#app/lib/days.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import { across, Bar, Chart, Ground, LitPath, WIDTH, widthOf, Words } from "./chart.tsx";
import type { LayoutProps, Say } from "./chart.tsx";

/** What is paid on one day. */
type Payment = { day: string; sum: number; names: string[] };

const brief = (day: string): string => `${weekdayOf(day).slice(0, 3)} ${formatShortDay(day)}`;

type Settled = { values: SettlementValues } & ReturnType<typeof settle>;

function paymentsOf(sum: Settled, say: Say): Payment[] {
  const owed: [string, number, string][] = [
    [say("wages"), sum.unpaid + sum.other - sum.deducted, sum.wagesBy],
    [say("leave"), sum.leave, sum.leaveBy],
    [say("compensation"), sum.compensation?.amount ?? 0, sum.values.left],
    [say("gratuity"), sum.gratuity?.amount ?? 0, sum.gratuityBy],
  ];
  const days = new Map<string, Payment>();
  for (const [name, amount, day] of owed) {
    if (amount <= 0) continue;
    const others = days.get(day) ?? { day, sum: 0, names: [] };
    days.set(day, { day, sum: others.sum + amount, names: [...others.names, name] });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** How steep a rise is drawn, in days. */
const RISE = 1.7;

/** Days after the last one, heavy on working days; payments stand on theirs, and the total climbs behind as contours. */
export function SettlementLayout(props: LayoutProps) {
  const { size, shown, say } = props;
  const isWide = size === "wide";
  const width = WIDTH[size];
  const settled = shown.sum as Settled;
  const { holidays, off } = settled;
  const { left } = settled.values;
  const payments = paymentsOf(settled, say);
  const total = payments.reduce((sum, payment) => sum + payment.sum, 0);
  const last = Math.max(30, ...payments.map(({ day }) => daysBetween(left, day)));
  const [pad, top, base] = isWide ? [1.5, 52, 262] : [3, 86, 212];
  const placeOf = across(last, pad);
  const heightOf = (sum: number) => base - (total > 0 ? (sum / total) * (base - top) : 0);
  const isOff = (day: string) => off.includes(weekdayNumber(day)) || holidays.includes(day);

  const marks = payments.map((payment, place) => {
    const from = payments.slice(0, place).reduce((sum, { sum: amount }) => sum + amount, 0);
    return { ...payment, from, to: from + payment.sum, at: daysBetween(left, payment.day) };
  });
  /** What has been paid, day by day: level, with a slope up to each payment. */
  const slope = marks.flatMap(({ at, from, to }, place) => [
    [Math.max(marks[place - 1]?.at ?? 0, at - RISE), from],
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
  /** Days one after the other that are all worked, or all free. */
  const spells = days.reduce<{ from: number; to: number; isFree: boolean }[]>((all, day, index) => {
    const isFree = isOff(day);
    const before = all.at(-1);
    if (before?.isFree === isFree) before.to = index;
    else all.push({ from: index, to: index, isFree });
    return all;
  }, []);
  const mondays = days.filter(
    (day, index) =>
      weekdayNumber(day) === 1 && (isWide || index % 14 < 7) && (last < 45 || index % 28 < 7),
  );

  // Labels stand in the sky; later ones first, so that an earlier one passes above them where they would meet.
  const taken: { from: number; to: number; y: number }[] = [];
  const labels = marks.toReversed().map((mark) => {
    const names = mark.names.join(", ");
    const words = [
      formatRupees(mark.sum),
      `${brief(mark.day)} ${isWide ? names : ""}`,
      isWide ? "" : names,
    ] as const;
    const widths = [widthOf(words[0], isWide ? 25 : 21), widthOf(words[1]), widthOf(words[2])];
    const room = Math.max(...widths) + 8;
    const x = placeOf(mark.at);
    const at = (x / 100) * width;
    const isLeft = at + room + 14 > width;
    const dx = isLeft ? (isWide ? -50 : -30) : 12;
    const [from, to] = isLeft ? [at + dx - room, at + dx] : [at + dx, at + dx + room];
    const deep = isWide ? 28 : 46;
    const ends = [heightOf(mark.to), heightOf(mark.from)] as const;
    let y = isLeft ? ends[0] + 22 : ends[0] - deep - 10;
    while (
      taken.some(
        (other) =>
          from < other.to && other.from < to && y - 24 < other.y + deep && other.y - 24 < y + deep,
      )
    )
      y -= 4;
    y = Math.max(20, y);
    taken.push({ from, to, y });
    return { x, y, ends, words, side: { x, dx, textAnchor: isLeft ? "end" : "start" } as const };
  });

  // No more sky than the words and the highest payment need.
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
            <LitPath key={share} d={contour(share)} />
          ),
        )}
      </svg>
      {spells.map(({ from, to, isFree }) => (
        <Ground
          key={from}
          x={[placeOf(from) - step / 2, placeOf(to) + step / 2]}
          y={[base + 1, base + 25]}
          weight={isFree ? "thin" : "heavy"}
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
