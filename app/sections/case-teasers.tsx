import { caseStudy } from "virtual:labels";
import { Band, HeadingRow, columns } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import { BeforeAfter, type Result } from "#app/components/result-figures.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import styles from "./case-teasers.module.css";

export type CaseTeaser = {
  href: string;
  title: string;
  summary: string;
  figure: string;
  unit: string;
  industry: string;
  sample: boolean;
  /** What was counted before and after: drawn with the first of the cases. */
  change?: Result;
};

export type CaseTeasersProps = {
  heading: string;
  allHref: string;
  cases: CaseTeaser[];
};

/** Three case studies, one across the page, two below it, each with its main figure. */
export const CaseTeasers = ({ heading, allHref, cases: [lead, ...others] }: CaseTeasersProps) => (
  <Band labelledBy="cases">
    <HeadingRow link={<MoreLink href={allHref}>{caseStudy.all}</MoreLink>}>
      <h2 id="cases">{heading}</h2>
    </HeadingRow>
    {lead && (
      <article className={`${linkArea} ${columns} ${styles.lead}`}>
        <p className={styles.unit}>
          <span className={styles.figure}>
            {lead.change ? `${lead.change.before} → ${lead.change.figure}` : lead.figure}
          </span>{" "}
          {lead.change?.text ?? lead.unit}
        </p>
        <h3>
          <a href={lead.href}>{lead.title}</a>
        </h3>
        <Summary {...lead} />
        {lead.change && (
          <div className={styles.change}>
            <BeforeAfter before={Number(lead.change.before)} after={Number(lead.change.figure)} />
          </div>
        )}
      </article>
    )}
    <div className={styles.others}>
      {others.map(({ href, title, figure, unit, ...other }) => (
        <article key={href} className={`${linkArea} ${styles.other}`}>
          <p className={styles.figure}>{figure}</p>
          <div>
            <p className={styles.unit}>{unit}</p>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <Summary {...other} />
          </div>
        </article>
      ))}
    </div>
  </Band>
);

const Summary = ({
  industry,
  summary,
  sample,
}: Pick<CaseTeaser, "industry" | "summary" | "sample">) => (
  <p>
    <b>{industry}.</b> {summary} <SampleMark sample={sample} />
  </p>
);
