import { sectionLine } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import type { FirstViewDrawing } from "#app/components/drawing.tsx";
import { LAYOUTS, PLANE, sectionMaker } from "#app/art/home-section.ts";
import { fill } from "#app/lib/fill.ts";
import { sectionSentence } from "#app/lib/section-sentence.ts";
import { LandHero } from "#app/components/land-hero.tsx";
import styles from "./home-hero.module.css";

export type HomeHeroProps = {
  title: string;
  lead: string;
  /** Labels of the button and of the arrow, which both lead to the services. */
  button: string;
  scroll: string;
  drawing: FirstViewDrawing;
};

/** The firm's claim at the left, the massif at the right. */
export const HomeHero = ({ button, scroll, ...hero }: HomeHeroProps) => (
  <LandHero
    {...hero}
    background="mist"
    narrowBelow={600}
    ways={
      <div className={styles.ways}>
        <ButtonLink href="#services" sign="arrow">
          {button}
        </ButtonLink>
        <ButtonLink href="#services" sign="down" variant="dark">
          <span className="visually-hidden">{scroll}</span>
        </ButtonLink>
      </div>
    }
  >
    <SectionLine />
  </LandHero>
);

const NAMES = [sectionLine.atA, sectionLine.atCrest, sectionLine.atB];

/** The section along the line A–B. @param layout the picture that it lies on */
function Cut({ layout }: { layout: keyof typeof LAYOUTS }) {
  const { paths, heights } = sectionMaker(LAYOUTS[layout])(LAYOUTS[layout].ends);
  return (
    <svg data-layout={layout} aria-hidden="true">
      <svg viewBox={`0 0 ${PLANE} ${PLANE}`} preserveAspectRatio="none">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      {heights.map(({ place, height }, index) => (
        <text
          key={NAMES[index]}
          x={`${place.u * 100}%`}
          y={`${place.v * 100}%`}
          data-height={height}
        >
          {NAMES[index]}
        </text>
      ))}
    </svg>
  );
}

/** The section, whose ends `browser/section-line.ts` lets visitors move. */
const SectionLine = () => (
  <div
    className={styles.cut}
    data-screen-only=""
    role="group"
    aria-label={sectionLine.name}
    data-cut=""
    data-module={moduleFiles("section-line")}
  >
    <div className={styles.frame} data-frame data-narrow-below={600}>
      <Cut layout="wide" />
      <Cut layout="narrow" />
      {["A", "B"].map((end) => (
        <button
          key={end}
          type="button"
          role="slider"
          aria-label={fill(sectionLine.end, { end })}
          aria-valuenow={0}
          data-needs-script=""
        >
          {end}
        </button>
      ))}
      {(["wide", "narrow"] as const).map((layout) => (
        <p key={layout} data-layout={layout}>
          {sectionSentence(sectionMaker(LAYOUTS[layout])(LAYOUTS[layout].ends))}
        </p>
      ))}
    </div>
  </div>
);
