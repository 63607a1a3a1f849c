import { caseStudies, caseStudy } from "virtual:labels";
import type { CaseStudy } from "#app/collections/case-studies.server.ts";
import { Band, HeadedBand, Paragraphs, SideBand, columns } from "#app/components/band.tsx";
import { Figure, type FigureProps } from "#app/components/figure.tsx";
import type { ListedLink } from "#app/components/link-list.tsx";
import { LinkRow } from "#app/components/link-row.tsx";
import { BeforeAfter, ResultFigures, type Result } from "#app/components/result-figures.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { Specimen, type SpecimenContent } from "#app/components/specimen.tsx";
import { Steps } from "#app/components/steps.tsx";
import styles from "./case-story.module.css";

type CaseStoryProps = Omit<CaseStudy, "sheet"> & {
  sheet?: SpecimenContent & { firm: string };
  /** Pictures of the work: one across the page, several in rows of two. */
  figures: FigureProps[];
  /** What it belongs to, below the results. */
  links: ListedLink[];
};

export function CaseStory(props: CaseStoryProps) {
  const { challenge, challenges, solutions, course, results, sheet, figures, links } = props;
  return (
    <>
      <SideBand
        id="challenge"
        heading={caseStudy.challenge}
        aside={
          <>
            <h3 className="label">{caseStudies.challenges}</h3>
            <RuledList items={challenges} />
          </>
        }
      >
        <Paragraphs texts={challenge} />
      </SideBand>
      <HeadedBand id="approach" heading={caseStudy.solutions} background="haze">
        <Steps steps={solutions} course={course} />
      </HeadedBand>
      {figures.length > 0 && (
        <Band>
          <div className={`tiles ${styles.figures}`}>
            {figures.map((figure) => (
              <Figure key={figure.photo.src} {...figure} />
            ))}
          </div>
        </Band>
      )}
      <HeadedBand
        id="results"
        heading={caseStudy.results}
        space={figures.length > 0 ? "joined" : "section"}
      >
        <div className={sheet && `${columns} ${styles.outcome}`}>
          <div>
            <ResultFigures results={results} />
            <LinkRow label={caseStudy.belongs} links={links} />
          </div>
          {sheet && (
            <div className={styles.sheet} data-background="leaf">
              <Specimen {...sheet} background="leaf" />
            </div>
          )}
        </div>
      </HeadedBand>
    </>
  );
}

/** The figures before and after, across the page, on the hero's colour. */
export const CaseChange = ({ figure, before, text }: Result) => (
  <div className={styles.change} data-background="laterite">
    <p className="title">
      {[before, "→ "].join(" ")}
      <b data-cover="">{figure}</b> <small>{text}</small>
    </p>
    <BeforeAfter before={before} figure={figure} />
  </div>
);
