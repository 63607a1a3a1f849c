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
  /** Fills seven columns at the right, up to the edge; in small viewports it is below the words. */
  picture?: ReactNode;
  /** Puts the lead beside the heading, for pages that begin with their content instead of a picture. */
  flat?: boolean;
  /** Shown below the lead: a button, a line of metadata. */
  children?: ReactNode;
};

/** The first band of a page: its title in large letters on the page's sheet. */
export const PageHero = ({ title, lead, background, trail, ...hero }: PageHeroProps) => (
  <section className={styles.hero} data-background={background} aria-labelledby="page-title">
    <div
      className={styles.inner}
      data-beside={hero.picture ? "" : undefined}
      data-flat={hero.flat || undefined}
    >
      {trail && <Breadcrumb trail={trail} />}
      <h1 id="page-title">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {hero.children && (
        <div className={styles.below}>
          <Ways>{hero.children}</Ways>
        </div>
      )}
    </div>
    {hero.picture && (
      <div className={styles.picture} data-cover="">
        {hero.picture}
      </div>
    )}
  </section>
);
