import { caseStudies, caseStudy } from "virtual:labels";
import { Band, Split, sectionHeading } from "#app/components/band.tsx";
import { Figure, type FigureProps } from "#app/components/figure.tsx";
import { ResultFigures, type Result } from "#app/components/result-figures.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import styles from "./case-story.module.css";

export type CaseStoryProps = {
  /** Paragraphs on the problem. */
  challenge: string[];
  /** The same in short points. */
  challenges: string[];
  /** What was done, in order. */
  solutions: string[];
  results: Result[];
  /** Pictures of the work: one across the page, more of them two to a row. */
  figures: FigureProps[];
};

/** A case as it went: the problem, the work, what could be counted in the end. */
export function CaseStory(props: CaseStoryProps) {
  const { challenge, challenges, solutions, results, figures } = props;
  return (
    <>
      <Band labelledBy="challenge">
        <Split start={<h2 id="challenge">{caseStudy.challenge}</h2>}>
          <div className={styles.paragraphs}>
            {challenge.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h3 className={styles.small}>{caseStudies.challenges}</h3>
          <RuledList items={challenges} above />
        </Split>
      </Band>
      <Band background="haze" labelledBy="approach">
        <Split start={<h2 id="approach">{caseStudy.solutions}</h2>}>
          <ol className={styles.steps}>
            {solutions.map((solution) => (
              <li key={solution}>{solution}</li>
            ))}
          </ol>
        </Split>
      </Band>
      {figures.length > 0 && (
        <Band>
          <div className={styles.figures}>
            {figures.map((figure) => (
              <Figure key={figure.photo.src} {...figure} />
            ))}
          </div>
        </Band>
      )}
      <Band labelledBy="results" space={figures.length > 0 ? "joined" : "section"}>
        <h2 id="results" className={sectionHeading}>
          {caseStudy.results}
        </h2>
        <ResultFigures results={results} layout="columns" />
      </Band>
    </>
  );
}
