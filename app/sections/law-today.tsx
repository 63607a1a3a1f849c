import { Band, BandHead } from "#app/components/band.tsx";
import { besides, Words } from "#app/components/chart.tsx";
import type { DueMonth } from "#app/components/month-ruler.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { addMonths, dateOf, formatMonth, formatShortDay } from "#app/lib/days.ts";
import styles from "./law-today.module.css";

export type LawTodayProps = {
  heading: string;
  /** Sentences for the next due days; script shows the first that is not past. */
  next: { until: string; sentence: string }[];
  /** The link to everything about law; undefined on a site without these pages. */
  all?: { label: string; href: string };
  items: { when: string; on?: string | undefined; title: string; text: string; href: string }[];
} & Omit<AxisProps, "marks">;

/** The law in one line that is true on the day of reading, and the changes that employers ask about now. */
export const LawToday = ({ heading, next, all, items, ...axis }: LawTodayProps) => (
  <Band labelledBy="law-today">
    <BandHead
      id="law-today"
      heading={heading}
      link={all && <MoreLink href={all.href}>{all.label}</MoreLink>}
    >
      {next.length > 0 && (
        <ol className={`sentence ${styles.next}`} data-next="">
          {next.map(({ until, sentence }, place) => (
            <li key={until} data-until={until} hidden={place > 0}>
              {sentence}
            </li>
          ))}
        </ol>
      )}
    </BandHead>
    <ul className={`tiles small ${styles.items}`}>
      {items.map(({ when, title, text, href }) => (
        <li key={title} className={linkArea}>
          <p>
            <b>{when}</b>
          </p>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <Axis {...axis} marks={items.map(({ on }) => on)} />
  </Band>
);

type AxisProps = {
  /** The months from the present one, with their due days. */
  due: DueMonth[];
  today: string;
  /** The days of the texts above. */
  marks: (string | undefined)[];
};

/** The line's length, the height of the lines from the texts to their days, and of the drawing. */
const [MONTHS, FAN, FOOT] = [24, 40, 84];

/** The months on one line: what is over thin, then a tick for each day on which something is due. */
function Axis({ due, today, marks }: AxisProps) {
  // A quarter of the line, at least, is left for what comes.
  const recent = marks.filter((mark = "") => mark > addMonths(today, -0.75 * MONTHS));
  const [first = today] = [today, ...recent].toSorted();
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at).slice(0, 7));
  const placeOf = (on: string) => months.indexOf(on.slice(0, 7)) + (dateOf(on) - 0.5) / 31;
  const now = placeOf(today);
  const month = Math.floor(now);
  const ticks = due
    .slice(0, MONTHS - month)
    .flatMap(({ days }, at) =>
      days.map(({ day, duties }) => `M${month + at + day / 31} ${FOOT}v${-4 - 7 * duties}`),
    );
  const leaders = marks.map((mark = "", at) => {
    const isShown = months.includes(mark.slice(0, 7));
    return isShown ? `M${(at * MONTHS) / marks.length} 0L${placeOf(mark)} ${FAN}V${FOOT}` : "";
  });
  const x = (now / MONTHS) * 100;
  return (
    <div data-wide-only="" aria-hidden="true">
      <svg
        height={FOOT}
        viewBox={`0 0 ${MONTHS} ${FOOT}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
      >
        <path d={`M0 ${FOOT}H${now}${leaders.join("")}`} />
        <path strokeWidth="2.5" d={`M${MONTHS} ${FOOT}H${now}V${FAN / 2}${ticks.join("")}`} />
      </svg>
      <svg width="100%" height="44">
        <Words {...besides(x, 10)} y={FAN / 2 + 12 - FOOT} strong text={formatShortDay(today)} />
        {months.map((month, at) => (
          <Words
            key={month}
            data-desk-only={Number(month.slice(5)) % 2 ? undefined : ""}
            x={(at / MONTHS) * 100}
            y={18}
            text={formatMonth(month).slice(0, 3)}
            below={at === 0 || month.endsWith("-01") ? [month.slice(0, 4)] : []}
          />
        ))}
      </svg>
    </div>
  );
}
