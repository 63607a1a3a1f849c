import type { KeyboardEvent } from "react";
import type { GratuityValues } from "#app/calculators/sums/gratuity/calculator.ts";
import { gratuity, type Ending } from "#app/calculators/sums/gratuity/gratuity.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import { addDays, addMonths, daysBetween } from "#app/lib/days.ts";
import { completedAt, daysOfLastYear, periodOf } from "#app/calculators/sums/service-period.ts";
import type { Rates } from "#app/law/rates.ts";
import { across, Chart, Ground, Ink, LitRule, percent, Rule, Words } from "./chart.tsx";
import type { Case, DrawingProps, LayoutProps } from "./drawing.ts";
import styles from "./handle.module.css";

/** From the day on which a year more counts, what is due. */
type Tread = { counted: number; day: string; sum: number };

const valuesOf = ({ values }: Case) => values as GratuityValues;

const sumFor = (values: GratuityValues, left: string, rates: Rates) => {
  const { wages, joined, ending } = values;
  const [service, lastYearDays] = [periodOf(joined, left), daysOfLastYear(joined, left)];
  return gratuity({ wages, service, lastYearDays, ending: ending as Ending }, rates);
};

/** How many years the drawing spans: a few more than have been served, and than are asked for. */
function yearsShown({ values, rates }: Case): number {
  const { joined, left } = values as GratuityValues;
  const { least } = sumFor(values as GratuityValues, left, rates);
  return Math.min(75, Math.max(least + 4, Math.ceil(periodOf(joined, left).years * 1.25 + 2)));
}

/** The steps of the staircase: each last day from which one more year counts. */
function treadsOf(shown: Case, years: number): Tread[] {
  const values = valuesOf(shown);
  const { least } = sumFor(values, values.left, shown.rates);
  const first = least > 0 ? [addDays(completedAt(values.joined, least * 12), -1)] : [];
  const later = Array.from({ length: Math.max(0, years - least) }, (_, index) =>
    completedAt(values.joined, (least + index) * 12 + 6),
  );
  return [...first, ...later].map((day) => {
    const { counted, amount } = sumFor(values, day, shown.rates);
    return { counted, day, sum: amount };
  });
}

const daysShown = ({ joined }: GratuityValues, years: number) =>
  daysBetween(joined, addMonths(joined, years * 12));

/** Years against rupees: what is earned is ruled heavy, what is still to come thin; the risers face the light. */
export function GratuityLayout({ id, size, tones, shown, say }: LayoutProps) {
  const isWide = size === "wide";
  const values = valuesOf(shown);
  const { joined, left } = values;
  const years = yearsShown(shown);
  const scale = across(daysShown(values, years)).clamp(true);
  const placeOf = (day: string) => scale(daysBetween(joined, day));
  const ceiling = shown.rates.amount("gratuity-ceiling");
  const treads = treadsOf(shown, years).filter(({ day }) => placeOf(day) < 100);
  const most = Math.max(treads.at(-1)?.sum ?? 0, 1);
  const isAtCeiling = most >= ceiling;
  const base = isWide ? 306 : 216;
  const top = isWide ? 72 : 74;
  const heightOf = (sum: number) =>
    base - (sum / (most * (isAtCeiling ? 1.12 : 1.04))) * (base - top);
  const at = placeOf(left);
  const near = treads.reduce<Tread | undefined>(
    (best, tread) =>
      best && Math.abs(daysBetween(best.day, left)) <= Math.abs(daysBetween(tread.day, left))
        ? best
        : tread,
    undefined,
  );
  const worth = near ? near.sum - (treads[treads.indexOf(near) - 1]?.sum ?? 0) : 0;
  const now = treads.findLast(({ day }) => day <= left);
  const every = years > 40 ? 10 : years > 9 || !isWide ? 5 : 1;
  const ceilingSaid = { ceiling: { money: ceiling } };

  const label = () => {
    if (!near || worth <= 0) return null;
    const x = placeOf(near.day);
    const room = isWide ? 32 : 40;
    const isRight = x < room;
    const under = isRight
      ? treads.filter(({ day }) => placeOf(day) < x + room)
      : treads.filter(({ day }) => day <= near.day);
    const sky = Math.min(...under.map(({ sum }) => heightOf(sum)));
    const y = Math.max(isWide ? 50 : 46, sky - (isWide ? 46 : 42));
    const side = {
      x: percent(x),
      dx: isRight ? 10 : -10,
      textAnchor: isRight ? "start" : "end",
    } as const;
    return (
      <>
        <Rule x1={percent(x)} y1={heightOf(near.sum) - 4} x2={percent(x)} y2={y - 14} />
        <Words look="mark" y={y} {...side}>
          {say(isWide ? "forOneDay" : "more", { sum: { money: worth } })}
        </Words>
        <Words y={y + 21} {...side}>
          {say(isWide ? "stepOf" : "from", { day: { day: near.day } })}
        </Words>
      </>
    );
  };

  return (
    <Chart id={id} size={size} height={base + 28} tones={tones}>
      {treads.map(({ day, sum }, place) => {
        const from = placeOf(day);
        const to = treads[place + 1] ? placeOf(treads[place + 1]!.day) : 100;
        const cut = Math.max(from, Math.min(to, at));
        const ground = { id, size, y: heightOf(sum), height: base - heightOf(sum) };
        const before = place > 0 ? heightOf(treads[place - 1]!.sum) : base;
        return (
          <g key={day}>
            <Ground {...ground} from={from} to={cut} weight="heavy" />
            <Ground {...ground} from={cut} to={to} weight="thin" />
            <LitRule x1={percent(from)} y1={before} x2={percent(from)} y2={heightOf(sum) - 1} />
            <LitRule x1={percent(from)} y1={heightOf(sum)} x2={percent(to)} y2={heightOf(sum)} />
            {day === now?.day && (
              <Ink x={percent(from)} y={heightOf(sum) - 2} width={percent(to - from)} height={4} />
            )}
          </g>
        );
      })}
      {isAtCeiling ? (
        <Rule x1="0" y1={heightOf(ceiling)} x2="100%" y2={heightOf(ceiling)} />
      ) : (
        <LitRule x1="0" y1={1} x2="100%" y2={1} />
      )}
      <Words x="0" y={isAtCeiling ? heightOf(ceiling) - 10 : 22}>
        {say(isAtCeiling ? "ceiling" : "ceilingFar", ceilingSaid)}
      </Words>
      <Rule x1="0" y1={base} x2="100%" y2={base} />
      {Array.from({ length: years + 1 }, (_, year) => {
        const x = percent(placeOf(addMonths(joined, year * 12)));
        const isNamed = year % every === 0;
        return (
          <g key={year}>
            <Rule x1={x} y1={base} x2={x} y2={base + (isNamed ? 9 : 5)} />
            {isNamed && (
              <Words
                x={x}
                y={base + 26}
                textAnchor={year === 0 ? "start" : year === years ? "end" : "middle"}
              >
                {year === 0 ? say("start") : `${year}`}
              </Words>
            )}
          </g>
        );
      })}
      <Rule x1={percent(at)} y1={base} x2={percent(at)} y2={now ? heightOf(now.sum) : base - 26} />
      {label()}
    </Chart>
  );
}

/** The last day, moved by dragging, a tap or the arrows: a day each, a month with the Page keys, a step with Home and End. */
export function GratuityHandle({ shown, say, set }: DrawingProps) {
  const values = valuesOf(shown);
  const { joined, left } = values;
  const years = yearsShown(shown);
  const move = (day: string) => set("left", day < joined ? joined : day);
  const onKeyDown = (event: KeyboardEvent) => {
    const days = treadsOf(shown, years).map(({ day }) => day);
    const ways: Record<string, (() => string | undefined) | undefined> = {
      PageUp: () => addMonths(left, 1),
      PageDown: () => addMonths(left, -1),
      End: () => days.find((day) => day > left),
      Home: () => days.findLast((day) => day < left),
    };
    const to = ways[event.key]?.();
    if (!to) return;
    event.preventDefault();
    move(to);
  };
  return (
    <input
      type="range"
      className={styles.handle}
      data-screen-only=""
      data-needs-script=""
      aria-label={say("handle")}
      aria-valuetext={say("at", {
        day: { day: left },
        sum: { money: sumFor(values, left, shown.rates).amount },
      })}
      min={0}
      max={daysShown(values, years)}
      value={daysBetween(joined, left)}
      onChange={({ target }) => move(addDays(joined, Number(target.value)))}
      onKeyDown={onKeyDown}
    />
  );
}

/** What the next step adds, in words. */
export function GratuityNext({ shown, say }: DrawingProps) {
  const { left } = valuesOf(shown);
  const treads = treadsOf(shown, yearsShown(shown));
  const now = treads.findLast(({ day }) => day <= left);
  const next = treads.find(({ day }) => day > left);
  const worth = (next?.sum ?? 0) - (now?.sum ?? 0);
  const text =
    !next || worth <= 0
      ? say("last")
      : say(now ? "next" : "first", { day: { day: next.day }, sum: { money: worth } });
  return <p className={styles.next}>{text}</p>;
}

/** Every step of the staircase, from the first that pays to the last that is drawn. */
export function GratuitySteps({ shown, say }: DrawingProps) {
  const treads = treadsOf(shown, yearsShown(shown));
  return (
    <table className={styles.table}>
      <caption>{say("steps")}</caption>
      <tbody>
        {treads.map(({ day, sum }) => (
          <tr key={day}>
            <th scope="row">{say("from", { day: { day } })}</th>
            <td>{formatRupees(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
