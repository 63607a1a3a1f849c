import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Terms } from "#app/components/terms.tsx";
import type { Background } from "#app/components/band.tsx";
import styles from "./sheet-hero.module.css";

export type SheetHeroProps = {
  title: string;
  lead: string;
  background: Background;
  trail?: Crumb[];
  /** A sample page, shown beside the words. */
  sheet?: ReactNode;
  /** Whether the sheet is landscape: it then lies across the lower edge of the field. */
  across?: boolean;
  /** The page's audience, at its foot; on phones the terms alone. */
  audience?: { heading: string; items: { term: string; text: string }[] };
  booking?: { label: string; href: string };
};

/** The head of a page with a sample of what clients receive: words at the left, the sheet at the right. */
export function SheetHero(props: SheetHeroProps) {
  const { background, trail, sheet, across = false, audience, booking } = props;
  return (
    <section
      className={styles.hero}
      data-background={across ? "white" : background}
      aria-labelledby="page-title"
    >
      {across && sheet && <div className={styles.field} data-background={background} />}
      <div className={styles.inner} data-across={across || undefined}>
        <div className={styles.words}>
          {trail && <Breadcrumb trail={trail} />}
          <h1 id="page-title">{props.title}</h1>
          <p className="lead">{props.lead}</p>
          {booking && (
            <div className={styles.below}>
              {/* On a coloured field the button is ink, not marigold. */}
              <ButtonLink href={booking.href} outside sign="external" variant="dark">
                {booking.label}
              </ButtonLink>
            </div>
          )}
        </div>
        {audience && (
          <div className={styles.audience}>
            <h2 className="visually-hidden">{audience.heading}</h2>
            <Terms rows={audience.items} />
          </div>
        )}
        {sheet && <div className={styles.sheet}>{sheet}</div>}
      </div>
    </section>
  );
}
