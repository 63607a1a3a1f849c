import { Band } from "#app/components/band.tsx";
import styles from "./region-presence.module.css";

export type RegionPresenceProps = {
  intro: { heading: string; paragraphs: string[] };
  heading: string;
  places: { name: string; kind: string; text: string }[];
};

/** What the firm does in a region, and its places there: columns beside each other. */
export function RegionPresence({ intro, heading, places }: RegionPresenceProps) {
  return (
    <Band className={styles.band}>
      <section className={styles.part} aria-labelledby="intro">
        <h2 id="intro">{intro.heading}</h2>
        <div className={styles.text}>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="presence">
        <h2 id="presence">{heading}</h2>
        <dl className={styles.places}>
          {places.map(({ name, kind, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{kind}.</b> {text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Band>
  );
}
