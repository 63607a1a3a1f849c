import { Band, columns, smallHeading } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./region-presence.module.css";

export type RegionPresenceProps = {
  intro: { heading: string; paragraphs: string[] };
  heading: string;
  places: { name: string; kind: string; text: string }[];
};

/** What the firm does in a region, and its places there: columns beside each other. */
export function RegionPresence({ intro, heading, places }: RegionPresenceProps) {
  return (
    <Band>
      <section className={columns} aria-labelledby="intro">
        <h2 id="intro" className={smallHeading}>
          {intro.heading}
        </h2>
        <div className={styles.text}>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={`${columns} ${styles.presence}`} aria-labelledby="presence">
        <h2 id="presence" className={smallHeading}>
          {heading}
        </h2>
        <Terms
          columns
          large
          rows={places.map(({ name, kind, text }) => ({
            term: name,
            text: (
              <>
                <b>{kind}.</b> {text}
              </>
            ),
          }))}
        />
      </section>
    </Band>
  );
}
