import type { ReactNode } from "react";
import { Ways } from "./button.tsx";
import { FirstViewRelief, type FirstViewDrawing } from "./drawing.tsx";
import styles from "./land-hero.module.css";

export type LandHeroProps = {
  title: string;
  lead: string;
  background: "mist" | "bloom";
  drawing: FirstViewDrawing;
  /** Ways on, below the lead. */
  ways: ReactNode;
  /** Over the drawing. */
  children?: ReactNode;
};

/** The whole first view of a page: words at the left, land at the right; below them in small windows. */
export const LandHero = ({ title, lead, background, drawing, ways, children }: LandHeroProps) => (
  <section className={styles.hero} data-background={background} aria-labelledby="page-title">
    <div className={styles.words}>
      <h1 id="page-title">{title}</h1>
      <p className="lead">{lead}</p>
      <Ways>{ways}</Ways>
    </div>
    <FirstViewRelief drawing={drawing} />
    {children}
  </section>
);
