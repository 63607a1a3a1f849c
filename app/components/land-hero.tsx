import type { ReactNode } from "react";
import { Ways } from "./button.tsx";
import { FirstViewRelief, type FirstViewDrawing } from "./drawing.tsx";
import styles from "./land-hero.module.css";

export type LandHeroProps = {
  title: string;
  lead: string;
  background: "mist" | "bloom";
  drawing: FirstViewDrawing;
  /** Buttons below the lead. */
  ways: ReactNode;
  /** The widest viewport with the drawing's narrow version, in pixels. */
  narrowBelow?: 600 | 960;
  /** Shown above the drawing. */
  children?: ReactNode;
};

/** The first view of a page: words at the left and the land at the right, or below them in small viewports. */
export function LandHero(props: LandHeroProps) {
  const { title, lead, background, drawing, narrowBelow, ways, children } = props;
  return (
    <section className={styles.hero} data-background={background} aria-labelledby="page-title">
      <div className={styles.words}>
        <h1 id="page-title">{title}</h1>
        <p className="lead">{lead}</p>
        <Ways>{ways}</Ways>
      </div>
      <FirstViewRelief drawing={drawing} narrowBelow={narrowBelow} />
      {children}
    </section>
  );
}
