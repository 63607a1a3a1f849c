import { lawTools } from "virtual:labels";
import { HeadedBand } from "#app/components/band.tsx";
import { MonthRuler, type DueMonth } from "#app/components/month-ruler.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Terms } from "#app/components/terms.tsx";

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
  months: DueMonth[];
  /** What is due besides, by date. */
  others: Entry[];
};

/** The due dates of a year on one rule: a tick for each day, heavier the more duties fall on it. */
export function StatutoryYear(props: StatutoryYearProps) {
  const { heading, lead, everyMonth, months, others } = props;
  return (
    <HeadedBand id="statutory-year" heading={heading} lead={lead}>
      <MonthRuler months={months} />
      <Entries heading={lawTools.everyMonth} entries={everyMonth} />
      <Entries heading={lawTools.someMonths} entries={others} />
      <MoreLink href={props.calendarHref}>{props.more}</MoreLink>
    </HeadedBand>
  );
}

/** Duties with their days, folded: the rule above shows how many there are. */
const Entries = ({ heading, entries }: { heading: string; entries: Entry[] }) =>
  entries.length > 0 && (
    <Fold title={heading}>
      <Terms
        columns="narrow"
        rows={entries.map(({ day, title }) => ({
          key: `${day} ${title}`,
          term: day,
          text: title,
        }))}
      />
    </Fold>
  );
