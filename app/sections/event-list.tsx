import { Band, sectionHeading } from "#app/components/band.tsx";
import styles from "./event-list.module.css";

export type EventListProps = {
  id: string;
  heading: string;
  /** `when` in words, for example `11 February 2027, 17:30, India time`. */
  events: { href: string; title: string; when: string; place?: string; description: string }[];
};

/** Events as ruled rows: when, what, where. */
export function EventList({ id, heading, events }: EventListProps) {
  return (
    <Band space="tight" labelledBy={id}>
      <h2 id={id} className={sectionHeading}>
        {heading}
      </h2>
      <ul className={styles.rows}>
        {events.map(({ href, title, when, place, description }) => (
          <li key={href} className={styles.row}>
            <p className={styles.when}>
              {when}
              {place && <span>{place}</span>}
            </p>
            <div>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
