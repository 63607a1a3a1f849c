import { Button, ButtonLink } from "#app/components/button.tsx";
import type { DrawingPair } from "#app/components/drawing.tsx";
import { ReliefBand } from "#app/components/relief-band.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import styles from "./newsletter-box.module.css";

export type NewsletterBoxProps = {
  heading: string;
  text: string;
  feedHref: string;
  /** The provider's page; empty while there is no newsletter, and then the box does nothing (A7). */
  providerUrl: string;
  drawing: DrawingPair;
};

/** The newsletter box. It is no form, so that Enter cannot send anything anywhere. */
export function NewsletterBox({
  heading,
  text,
  feedHref,
  providerUrl,
  drawing,
}: NewsletterBoxProps) {
  return (
    <ReliefBand ground="mist" labelledBy="newsletter" drawing={drawing} screenOnly>
      <h2 id="newsletter" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      {providerUrl ? (
        <p className={styles.provider}>
          <ButtonLink href={providerUrl} outside sign="external" variant="dark">
            Subscribe
          </ButtonLink>
        </p>
      ) : (
        <div className={styles.box}>
          <label htmlFor="newsletter-email">
            <VisuallyHidden>Email address</VisuallyHidden>
          </label>
          <input
            id="newsletter-email"
            type="email"
            placeholder="Email address"
            autoComplete="email"
          />
          <Button variant="dark">Subscribe</Button>
        </div>
      )}
      <p className={styles.feed}>
        Prefer a feed? <a href={feedHref}>RSS</a>
      </p>
    </ReliefBand>
  );
}
