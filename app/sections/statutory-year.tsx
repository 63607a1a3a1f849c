import { lawTools } from "virtual:labels";
import { HeadedBand } from "#app/components/band.tsx";
import { MonthRuler, type DueMonth } from "#app/components/month-ruler.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Terms } from "#app/components/terms.tsx";

/** A duty with its day of the month or its date. */
type Entry = { day: string; title: string };

export type StatutoryYearProps = {
  heading: string;
  lead?: string;
  more: string;
  calendarHref: string;
  /** Duties due on the same day of each month. */
  everyMonth: Entry[];
  months: DueMonth[];
  /** All other duties, by date. */
  others: Entry[];
};

/** The due dates of a year on one ruler: a tick for each day, thicker with more duties. */
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

/** Duties with their days in a fold; the ruler above shows their number. */
const Entries = ({ heading, entries }: { heading: string; entries: Entry[] }) =>
  entries.length > 0 && (
    <Fold title={heading}>
      <Terms
        columns="narrow"
        rows={entries.map(({ day, title }) => ({ key: `${day} ${title}`, term: day, text: title }))}
      />
    </Fold>
  );
