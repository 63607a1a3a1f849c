import { Band, columns, smallHeading } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import styles from "./region-presence.module.css";

export type RegionPresenceProps = {
  intro: { heading: string; paragraphs: string[] };
  heading: string;
  places: { name: string; kind: string; text: string }[];
};

/** What the firm does in a region, and its places there: columns beside each other. */
export const RegionPresence = ({ intro, heading, places }: RegionPresenceProps) => (
  <Band labelledBy="intro" className={columns}>
    <h2 id="intro" className={smallHeading}>
      {intro.heading}
    </h2>
    <div className={styles.presence}>
      <div className={styles.text}>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h3>
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
    </div>
  </Band>
);
