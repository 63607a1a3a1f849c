import { Band, Split, sectionHeading } from "#app/components/band.tsx";
import styles from "./law-timeline.module.css";

type Moment = { date: string; href: string; title: string; note: string };

export type LawTimelineProps = {
  heading: string;
  parts: { heading: string; moments: Moment[] }[];
};

/** What changed in the last twelve months and what is known of the next, by day. */
export function LawTimeline({ heading, parts }: LawTimelineProps) {
  return (
    <Band background="haze" labelledBy="timeline">
      <h2 id="timeline" className={sectionHeading}>
        {heading}
      </h2>
      {parts.map((part) => (
        <div key={part.heading} className={styles.part}>
          <Split start={<h3>{part.heading}</h3>}>
            <ol className={styles.moments}>
              {part.moments.map(({ date, href, title, note }) => (
                <li key={`${href} ${date}`}>
                  <p className={styles.date}>{date}</p>
                  <p>
                    <a href={href}>{title}</a>
                  </p>
                  <p className={styles.note}>{note}</p>
                </li>
              ))}
            </ol>
          </Split>
        </div>
      ))}
    </Band>
  );
}
