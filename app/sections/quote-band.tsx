import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleMark } from "#app/components/badge.tsx";
import styles from "./quote-band.module.css";

export type QuoteBandProps = {
  quote: string;
  source: string;
  sample: boolean;
  /** `laterite` for pages whose hero is already ochre. */
  background?: "ochre" | "laterite";
  /** The link to the work that the quotation is about. */
  more?: { href: string; label: string; about: string };
};

/** A client's words, large, on a coloured field. */
export function QuoteBand(props: QuoteBandProps) {
  const { quote, source, sample, background = "ochre", more } = props;
  return (
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
}
