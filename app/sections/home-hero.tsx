import { sectionLine } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { FirstViewRelief, type FirstViewDrawing } from "#app/components/drawing.tsx";
import { Sign } from "#app/components/icon.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./home-hero.module.css";

export type HomeHeroProps = {
  title: string;
  lead: string;
  /** Words of the button and of the arrow, which both lead to the services. */
  button: string;
  scroll: string;
  drawing: FirstViewDrawing;
};

/** The claim at the left, the massif at the right. */
export function HomeHero({ title, lead, button, scroll, drawing }: HomeHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="page-title">
      <div className={styles.inner}>
        <div>
          <h1 id="page-title">{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <ButtonLink href="#services" sign="arrow">
            {button}
          </ButtonLink>
        </div>
        <a className={styles.down} data-screen-only="" href="#services">
          <VisuallyHidden>{scroll}</VisuallyHidden>
          <Sign name="down" />
        </a>
      </div>
      <FirstViewRelief drawing={drawing} />
      <SectionLine />
    </section>
  );
}

/** The line across the hill, whose ends can be moved (`browser/section-line.ts`). */
const SectionLine = () => (
  <div
    className={styles.cut}
    data-screen-only=""
    data-needs-script=""
    role="group"
    aria-label={sectionLine.name}
    data-module="section-line"
  >
    <div className={styles.frame} data-frame>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M55 42L83 60" vectorEffect="non-scaling-stroke" />
      </svg>
      {["A", "B"].map((end) => (
        <button
          key={end}
          type="button"
          role="slider"
          aria-label={fill(sectionLine.end, { end })}
          aria-valuenow={0}
        >
          {end}
        </button>
      ))}
      <p>{sectionLine.hint}</p>
    </div>
  </div>
);
