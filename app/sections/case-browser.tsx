import { caseStudies } from "virtual:labels";
import { CASE_PAGE_SIZE } from "#app/constants.ts";
import { Band } from "#app/components/band.tsx";
import { BrowsedList, listRow } from "#app/components/browsed-list.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { ListEnd } from "#app/components/list-end.tsx";
import { BeforeAfter, type Result } from "#app/components/result-figures.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { addressWord } from "#app/lib/address-word.ts";
import { pageOf } from "#app/lib/pagination.ts";
import "#app/styles/reading-font.css";
import styles from "./case-browser.module.css";

export type BrowsedCase = {
  href: string;
  title: string;
  industry: string;
  sample: boolean;
  description: string;
  challenges: string[];
  results: Result[];
  /** The first words of the testimonial, with an ellipsis where it goes on. */
  excerpt: string;
};

export type CaseBrowserProps = {
  /** The address of the list. */
  href: string;
  cases: BrowsedCase[];
  /** In the order of the tabs. */
  industries: string[];
};

/** The case studies, by industry. */
export function CaseBrowser({ href, cases, industries }: CaseBrowserProps) {
  const { pageCount } = pageOf(cases, 1, CASE_PAGE_SIZE);
  const tabs = [
    { value: "", label: caseStudies.allIndustries, href },
    ...industries.map((label) => {
      const value = addressWord(label);
      return { value, label, href: `${href}?industry=${value}` };
    }),
  ];
  return (
    <BrowsedList
      settings={{
        path: href,
        choices: ["industry"],
        pageSize: CASE_PAGE_SIZE,
        count: caseStudies.count,
      }}
    >
      <Band space="joined">
        {cases.length > 0 && (
          <div className={styles.bar} data-screen-only="" data-needs-script="">
            <FilterTabs label={caseStudies.industries} choice="industry" tabs={tabs} />
          </div>
        )}
        <h2 id="cases" tabIndex={-1} data-results="">
          <VisuallyHidden>{caseStudies.heading}</VisuallyHidden>
        </h2>
        <div data-rows="">
          {cases.map((study, place) => (
            <CaseEntry key={study.href} study={study} place={place} />
          ))}
        </div>
        <ListEnd
          path={href}
          pageCount={pageCount}
          isEmpty={cases.length === 0}
          none={cases.length === 0 ? caseStudies.noneAtAll : caseStudies.none}
        />
      </Band>
    </BrowsedList>
  );
}

/**
 * Figure and strokes, what it was about, challenges and results. The first of all cases is the feature of the page.
 * @param place in the list, from 0
 */
function CaseEntry({ study, place }: { study: BrowsedCase; place: number }) {
  const { href, title, industry, sample, description, challenges, results, excerpt } = study;
  const counted = results.find(({ before }) => before) ?? results.find(({ figure }) => figure);
  return (
    <article
      className={styles.entry}
      {...listRow({ values: { industry: addressWord(industry) }, place, pageSize: CASE_PAGE_SIZE })}
      data-large={place === 0 || undefined}
    >
      {/* The figure is one of the results, which say what it counts. */}
      <div className={styles.count} aria-hidden="true">
        {counted?.figure && (
          <span className={styles.figure} data-figure="">
            {place === 0 && counted.before && `${counted.before} → `}
            {counted.figure}
          </span>
        )}
        {counted?.before ? (
          <BeforeAfter before={Number(counted.before)} after={Number(counted.figure)} />
        ) : (
          counted?.text
        )}
      </div>
      <div>
        <p className={styles.industry}>
          {industry} <SampleMark sample={sample} />
        </p>
        <h3 className={styles.title}>
          <a href={href}>{title}</a>
        </h3>
        <p>{description}</p>
        <p className={`${styles.quote} reading-font`}>“{excerpt}”</p>
      </div>
      <div className={styles.facts}>
        <div>
          <h4>{caseStudies.challenges}</h4>
          <ul>
            {challenges.map((challenge) => (
              <li key={challenge}>{challenge}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{caseStudies.results}</h4>
          <ul>
            {results.map(({ figure, text }) => (
              <li key={text}>
                {figure !== undefined && <b>{figure} </b>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
