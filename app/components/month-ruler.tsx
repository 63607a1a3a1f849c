import styles from "./month-ruler.module.css";

/** A month, with how many duties fall on which of its days. */
export type DueMonth = {
  href: string;
  name: string;
  year: string;
  /** How many dates it has, in words. */
  count: string;
  days: { day: number; duties: number; isPast: boolean }[];
};

/** The room for the highest tick, in pixels. */
const HEIGHT = 96;

/**
 * All months on one rule: a tick for each day, taller and heavier the more falls due.
 * @param props.open the address of the one that stands below, and goes on paper instead
 */
export const MonthRuler = ({ months, open }: { months: DueMonth[]; open?: string }) => (
  <ol className={`unlined ${styles.ruler}`} data-screen-only={open && ""}>
    {months.map(({ href, name, year, count, days }, place) => (
      <li key={href}>
        <a href={href} data-keeps-query="" aria-current={href === open || undefined}>
          <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
            {days.map(({ day, duties, isPast }) => (
              <line
                key={day}
                x1={`${(day - 0.5) / 0.31}%`}
                x2={`${(day - 0.5) / 0.31}%`}
                y1={HEIGHT}
                y2={HEIGHT * 0.85 * 0.6 ** duties}
                strokeWidth={isPast ? 1 : 1.4 + duties * 1.5}
              />
            ))}
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
