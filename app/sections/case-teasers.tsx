import { caseStudy } from "virtual:labels";
import { Band, HeadingRow } from "#app/components/band.tsx";
import { Drawing, type DrawingFile } from "#app/components/drawing.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import styles from "./case-teasers.module.css";

export type CaseTeaser = {
  href: string;
  title: string;
  summary: string;
  figure: string;
  unit: string;
  industry: string;
};

export type CaseTeasersProps = {
  heading: string;
  allHref: string;
  /** The first is the lead, on the deep sheet. */
  cases: CaseTeaser[];
  drawing: DrawingFile;
  /** What a client said, in one sentence; `note` says that it is a sample, while it is. */
  client?: { sentence: string; source: string; note?: string };
};

/** Three case studies, one large, two small, each with its main figure. */
export function CaseTeasers({
  heading,
  allHref,
  cases: [lead, ...others],
  drawing,
  client,
}: CaseTeasersProps) {
  return (
    <Band labelledBy="cases">
      <HeadingRow link={<MoreLink href={allHref}>{caseStudy.all}</MoreLink>}>
        <h2 id="cases">{heading}</h2>
      </HeadingRow>
      <div className={styles.teasers}>
        {lead && (
          <article className={`${linkArea} ${styles.lead}`}>
            <p className={styles.leadFigure}>{lead.figure}</p>
            <p className={styles.leadUnit}>{lead.unit}</p>
            <h3>
              <a href={lead.href}>{lead.title}</a>
            </h3>
            <p className={styles.leadSummary}>{lead.summary}</p>
            <Drawing drawing={drawing} className={styles.relief} />
          </article>
        )}
        <div className={styles.others}>
          {others.map((teaser) => (
            <article key={teaser.href} className={`${linkArea} ${styles.other}`}>
              <div className={styles.top}>
                <p className={styles.figure}>{teaser.figure}</p>
                <p className={styles.small}>{teaser.industry}</p>
              </div>
              <p className={styles.unit}>{teaser.unit}</p>
              <div className={styles.words}>
                <h3>
                  <a href={teaser.href}>{teaser.title}</a>
                </h3>
                <p>{teaser.summary}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
      {client && (
        <figure className={styles.client}>
          <blockquote>“{client.sentence}”</blockquote>
          <figcaption>
            {client.source}
            <SampleNote text={client.note} />
          </figcaption>
        </figure>
      )}
    </Band>
  );
}
