import { Band, sectionHeading } from "#app/components/band.tsx";
import { PlaceColumns } from "#app/components/place-columns.tsx";
import styles from "./law-overview.module.css";

export type LawOverviewProps = {
  heading: string;
  places: string[];
  /** A row for each subject, with a cell for each place. */
  rows: { subject: string; cells: { href: string; title: string; standing: string }[][] }[];
};

/** Rules at a glance: subjects down, jurisdictions across, each rule with where it stands. */
export function LawOverview({ heading, places, rows }: LawOverviewProps) {
  return (
    <Band space="tight" labelledBy="overview">
      <h2 id="overview" className={sectionHeading}>
        {heading}
      </h2>
      <table className={styles.table}>
        <PlaceColumns places={places} />
        <tbody>
          {rows.map(({ subject, cells }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              {cells.map((rules, column) => (
                <td key={places[column]} data-place={rules.length > 0 ? places[column] : undefined}>
                  {rules.length > 0 && (
                    <ul>
                      {rules.map(({ href, title, standing }) => (
                        <li key={href}>
                          <a href={href}>{title}</a> <span>{standing}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
