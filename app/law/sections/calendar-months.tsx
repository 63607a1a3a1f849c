import { Band, Split } from "#app/components/band.tsx";
import styles from "./calendar-months.module.css";

export type CalendarMonthsProps = {
  heading: string;
  /** Months in order, by year. */
  years: { year: string; months: { href: string; name: string; count: string }[] }[];
};

/** The calendar's months, each with a page of its own. */
export function CalendarMonths({ heading, years }: CalendarMonthsProps) {
  return (
    <Band screenOnly background="haze" labelledBy="months">
      <Split start={<h2 id="months">{heading}</h2>}>
        {years.map(({ year, months }) => (
          <section key={year} className={styles.year}>
            <h3>{year}</h3>
            <ul>
              {months.map(({ href, name, count }) => (
                <li key={href}>
                  <a href={href}>{name}</a> <span>{count}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Split>
    </Band>
  );
}
