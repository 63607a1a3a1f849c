import { caseStudy } from "virtual:labels";
import { Band, HeadingRow } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
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
  /** The first is the lead, with the client's sentence. */
  cases: CaseTeaser[];
  /** What a client said, in one sentence. */
  client?: { sentence: string; source: string; sample: boolean };
};

/** Three case studies, one across the page, two below it, each with its main figure. */
export function CaseTeasers({
  heading,
  allHref,
  cases: [lead, ...others],
  client,
}: CaseTeasersProps) {
  return (
    <Band labelledBy="cases">
      <HeadingRow link={<MoreLink href={allHref}>{caseStudy.all}</MoreLink>}>
        <h2 id="cases">{heading}</h2>
      </HeadingRow>
      {lead && (
        <article className={`${linkArea} ${styles.lead}`}>
          <p className={styles.unit}>
            <span className={styles.figure}>{lead.figure}</span> {lead.unit}
          </p>
          <p className={styles.industry}>{lead.industry}</p>
          <h3>
            <a href={lead.href}>{lead.title}</a>
          </h3>
          <div>
            <p>{lead.summary}</p>
            {client && (
              <figure>
                <blockquote>“{client.sentence}”</blockquote>
                <figcaption>
                  {client.source} <SampleMark sample={client.sample} />
                </figcaption>
              </figure>
            )}
          </div>
        </article>
      )}
      <div className={styles.others}>
        {others.map(({ href, title, figure, unit, summary, industry }) => (
          <article key={href} className={`${linkArea} ${styles.other}`}>
            <p className={styles.figure}>{figure}</p>
            <div>
              <p className={styles.unit}>{unit}</p>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>
                <b>{industry}.</b> {summary}
              </p>
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}
