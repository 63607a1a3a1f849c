import type { blogsPage } from "#app/collections/pages.server.ts";
import { Band } from "#app/components/band.tsx";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./newsletter-box.module.css";

type NewsletterBoxProps = ReturnType<typeof blogsPage>["newsletter"] & {
  feedHref: string;
  /** The newsletter's page; while it is empty, field and button do nothing (A7). */
  providerUrl: string;
};

/** The feed, and the newsletter's field. Not a form, so that Enter cannot submit anything. */
export function NewsletterBox(props: NewsletterBoxProps) {
  const { feedLink, feedHref, emailLabel, button, provider, providerUrl } = props;
  const { heading, text } = providerUrl ? provider : props;
  return (
    <Band
      background="mist"
      labelledBy="newsletter"
      space="none"
      screenOnly
      className={`tiles ${styles.columns}`}
    >
      <h2 id="newsletter">{heading}</h2>
      <div>
        <p>{text}</p>
        {providerUrl ? (
          <MoreLink href={feedHref}>{feedLink}</MoreLink>
        ) : (
          <ButtonLink href={feedHref} sign="arrow" variant="dark" size="small">
            {feedLink}
          </ButtonLink>
        )}
      </div>
      {providerUrl ? (
        <ButtonLink href={providerUrl} outside sign="external" variant="dark">
          {button}
        </ButtonLink>
      ) : (
        <div className={styles.field}>
          <label htmlFor="newsletter-email" className="visually-hidden">
            {emailLabel}
          </label>
          <input id="newsletter-email" type="email" placeholder={emailLabel} autoComplete="email" />
          <Button variant="outline" size="small">
            {button}
          </Button>
        </div>
      )}
    </Band>
  );
}
