import { dateOf, formatShortDay } from "#app/lib/days.ts";
import { Bar, besides, Words } from "./chart.tsx";
import styles from "./month-ruler.module.css";

/** A month, with the number of duties due on each day. */
export type DueMonth = {
  href: string;
  name: string;
  year: string;
  /** The number of its dates, in words. */
  count: string;
  days: { day: number; duties: number; isPast: boolean }[];
  /** The ISO day for which the ruler is drawn, in its month; its mark is hidden once it is past. */
  today?: string;
};

/** The height of the ruler, in pixels. */
const HEIGHT = 96;

const placeOf = (day: number): number => (day - 0.5) / 0.31;

/**
 * All months on one ruler: the more is due on a day, the taller its tick.
 * @param props.open the address of the month shown below, which is printed instead of the ruler
 */
export const MonthRuler = ({ months, open }: { months: DueMonth[]; open?: string }) => (
  <ol className={`unlined ${styles.ruler}`} data-screen-only={open && ""}>
    {months.map(({ href, name, year, count, days, today }, place) => (
      <li key={href}>
        <a href={href} data-keeps-query="" aria-current={href === open || undefined}>
          <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
            {days.map(({ day, duties, isPast }) => (
              <Bar
                key={day}
                x={placeOf(day)}
                y={[HEIGHT * 0.85 * 0.6 ** duties, HEIGHT]}
                thick={isPast ? 1 : 3}
              />
            ))}
            {today && (
              <g data-day={today}>
                <Bar x={placeOf(dateOf(today))} y={[0, HEIGHT]} />
                <Words
                  {...besides(placeOf(dateOf(today)), 0)}
                  y={-6}
                  text={formatShortDay(today)}
                />
              </g>
            )}
          </svg>
          <span aria-hidden="true">{name.slice(0, 3)}</span>
          <span className="visually-hidden">
            {name} {year}, {count}
          </span>{" "}
          {months[place - 1]?.year !== year && <span aria-hidden="true">{year}</span>}
        </a>
      </li>
    ))}
  </ol>
);
