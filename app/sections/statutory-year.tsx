import { lawTools } from "virtual:labels";
import { Band, BandHead } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { RowFold } from "#app/components/row-fold.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./statutory-year.module.css";

/** A duty, with its day of the month or its date. */
type Entry = { day: string; title: string };

export type StatutoryYearProps = {
  heading: string;
  lead?: string;
  /** What the link to the calendar says. */
  more: string;
  calendarHref: string;
  /** What is due on the same day of each month. */
  everyMonth: Entry[];
  months: {
    href: string;
    name: string;
    year: string;
    /** How many dates it has, in words. */
    count: string;
    /** How many duties fall on which of its days. */
    days: { day: number; duties: number; isPast: boolean }[];
  }[];
  /** What is due besides, by date. */
  others: Entry[];
};

/** The due dates of a year on one rule: a tick for each day, heavier the more duties fall on it. */
export function StatutoryYear(props: StatutoryYearProps) {
  const { heading, lead, everyMonth, months, others } = props;
  return (
    <Band labelledBy="statutory-year">
      <BandHead id="statutory-year" heading={heading} lead={lead} />
      <ol className={styles.year}>
        {months.map(({ href, name, year, count, days }, index) => (
          <li key={href} className={linkArea}>
            <svg
              className={styles.rule}
              viewBox={`0 0 31 ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {days.map(({ day, duties, isPast }) => (
                <path
                  key={day}
                  d={`M${day - 0.5} ${HEIGHT}v-${HEIGHT * (1 - 0.6 ** duties)}`}
                  strokeWidth={duties * 1.5}
                  opacity={isPast ? 0.35 : undefined}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            <h3 className="label">
              <a href={href}>
                {name}
                {(index === 0 || months[index - 1]!.year !== year) && <span> {year}</span>}
              </a>
            </h3>
            <p className={styles.count}>{count}</p>
          </li>
        ))}
      </ol>
      <Entries heading={lawTools.everyMonth} entries={everyMonth} />
      <Entries heading={lawTools.someMonths} entries={others} />
      <MoreLink href={props.calendarHref}>{props.more}</MoreLink>
    </Band>
  );
}

/** The room for the highest tick, in pixels. */
const HEIGHT = 72;

/** Duties with their days, folded: the rule above shows how many there are. */
const Entries = ({ heading, entries }: { heading: string; entries: Entry[] }) =>
  entries.length > 0 && (
    <RowFold title={heading}>
      <Terms
        columns="narrow"
        rows={entries.map(({ day, title }) => ({
          key: `${day} ${title}`,
          term: day,
          text: title,
        }))}
      />
    </RowFold>
  );
