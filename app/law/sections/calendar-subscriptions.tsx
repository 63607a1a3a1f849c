import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { PlaceColumns } from "#app/components/place-columns.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./calendar-subscriptions.module.css";

export type CalendarSubscriptionsProps = {
  heading: string;
  text: string;
  /** A row for each subject, with a calendar for each place that has one. */
  places: string[];
  rows: {
    subject: string;
    calendars: ({ name: string; webcal: string; https: string } | undefined)[];
  }[];
  table: { href: string; label: string };
};

/** Calendars to subscribe to: subjects down, places across; `webcal` opens the program, `https` gives the file. */
export function CalendarSubscriptions(props: CalendarSubscriptionsProps) {
  const { heading, text, places, rows, table } = props;
  return (
    <Band screenOnly labelledBy="subscribe">
      <h2 id="subscribe" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.box}>
        <table className={styles.table}>
          <PlaceColumns places={places} />
          <tbody>
            {rows.map(({ subject, calendars }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                {calendars.map((calendar, column) => (
                  <td key={places[column]}>
                    {calendar && (
                      <>
                        <a href={calendar.webcal}>
                          {lawTools.subscribe}
                          <VisuallyHidden>
                            {" "}
                            {fill(lawTools.subscribeTo, { calendar: calendar.name })}
                          </VisuallyHidden>
                        </a>{" "}
                        <a href={calendar.https}>
                          {lawTools.file}
                          <VisuallyHidden> {calendar.name}</VisuallyHidden>
                        </a>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreLink href={table.href}>{table.label}</MoreLink>
    </Band>
  );
}
