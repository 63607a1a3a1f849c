import { caseStudies } from "virtual:labels";
import { CASE_PAGE_SIZE } from "#app/constants.ts";
import { Badge } from "#app/components/badge.tsx";
import { Band } from "#app/components/band.tsx";
import { BrowsedList, listRow } from "#app/components/browsed-list.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { ResultFigures, type Result } from "#app/components/result-figures.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { addressWord } from "#app/lib/address-choice.ts";
import { pageOf } from "#app/lib/pagination.ts";
import "#app/styles/reading-font.css";
import styles from "./case-browser.module.css";

export type BrowsedCase = {
  href: string;
  title: string;
  industry: string;
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
      <Band space="tight" labelledBy="cases" className={styles.band}>
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
        <div className={styles.none} data-nothing="" hidden={cases.length > 0}>
          <h3>{cases.length === 0 ? caseStudies.noneAtAll : caseStudies.none}</h3>
        </div>
        <Pagination path={href} pageCount={pageCount} mostPages={pageCount} />
      </Band>
    </BrowsedList>
  );
}

/**
 * Every third that is shown is large, across the page, for rhythm in a long list.
 * @param place in the list, from 0
 */
function CaseEntry({ study, place }: { study: BrowsedCase; place: number }) {
  const { href, title, industry, description, challenges, results, excerpt } = study;
  return (
    <article
      className={styles.entry}
      {...listRow({ values: { industry: addressWord(industry) }, place, pageSize: CASE_PAGE_SIZE })}
      data-large={place % 3 === 2 || undefined}
    >
      <div className={styles.problem}>
        <Badge>{industry}</Badge>
        <h3 className={styles.title}>
          <a href={href}>{title}</a>
        </h3>
        <p>{description}</p>
        <h4 className={styles.small}>{caseStudies.challenges}</h4>
        <RuledList items={challenges} above />
      </div>
      <div className={styles.outcome}>
        <h4>
          <VisuallyHidden>{caseStudies.results}</VisuallyHidden>
        </h4>
        <ResultFigures results={results} />
        <p className={`${styles.quote} reading-font`}>“{excerpt}”</p>
        <MoreLink href={href} about={title}>
          {caseStudies.more}
        </MoreLink>
      </div>
    </article>
  );
}
