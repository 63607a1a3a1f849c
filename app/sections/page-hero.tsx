import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#app/components/breadcrumb.tsx";
import { Ways } from "#app/components/button.tsx";
import type { Background } from "#app/components/band.tsx";
import styles from "./page-hero.module.css";

export type PageHeroProps = {
  title: string;
  lead?: string;
  background: Background;
  trail?: Crumb[];
  /** Whether a picture of its own stands at the right of the words: they keep to five columns. */
  beside?: boolean;
  /** Whether the lead stands at the right of the heading, on a page that opens with its content instead of a picture. */
  flat?: boolean;
  /** Below the lead: a button, a line of metadata. */
  children?: ReactNode;
};

/** The first band of a page: where the visitor is, in large letters on the page's sheet. */
export const PageHero = ({
  title,
  lead,
  background,
  trail,
  beside,
  flat,
  children,
}: PageHeroProps) => (
  <section className={styles.hero} data-background={background} aria-labelledby="page-title">
    <div className={styles.inner} data-beside={beside || undefined} data-flat={flat || undefined}>
      {trail && <Breadcrumb trail={trail} />}
      <h1 id="page-title">{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && (
        <div className={styles.below}>
          <Ways>{children}</Ways>
        </div>
      )}
    </div>
  </section>
);
