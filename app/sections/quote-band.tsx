import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import styles from "./quote-band.module.css";

export type QuoteBandProps = {
  quote: string;
  source: string;
  sample: boolean;
  /** Laterite where the page's hero is already ochre. */
  background?: "ochre" | "laterite";
  /** Leads to the work that it speaks of. */
  more?: { href: string; label: string; about: string };
};

/** What a client said, large, on a colour of its own. */
export const QuoteBand = ({
  quote,
  source,
  sample,
  background = "ochre",
  more,
}: QuoteBandProps) => (
  <Band background={background}>
    <figure>
      <blockquote className={`sentence ${styles.quote}`}>“{quote}”</blockquote>
      <figcaption className={`run small ${styles.source}`}>
        <span>
          {source} <SampleMark sample={sample} />
        </span>
        {more && (
          <MoreLink href={more.href} about={more.about}>
            {more.label}
          </MoreLink>
        )}
      </figcaption>
    </figure>
  </Band>
);
