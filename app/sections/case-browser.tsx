import { useDeferredValue, useState, useSyncExternalStore } from "react";
import { caseStudies } from "virtual:labels";
import { Badge } from "#app/components/badge.tsx";
import { Band } from "#app/components/band.tsx";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { ResultFigures, type Result } from "#app/components/result-figures.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { addressState } from "#app/lib/address-state.ts";
import { fillCount } from "#app/lib/fill.ts";
import { choiceParam, queryOf } from "#app/lib/search-params.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
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
  /** The address of the list itself. */
  href: string;
  homeHref: string;
  cases: BrowsedCase[];
  /** What stands for each industry in the address, in the order of the tabs. */
  industries: { value: string; label: string }[];
};

/** The case studies, by industry. An island. */
export function CaseBrowser(props: CaseBrowserProps) {
  return (
    <ErrorBoundary homeHref={props.homeHref}>
      <Browser {...props} />
    </ErrorBoundary>
  );
}

const industryQuery = (industry: string) => queryOf({ industry });

function Browser({ href, cases, industries }: CaseBrowserProps) {
  const [state] = useState(() =>
    addressState(
      (params) =>
        choiceParam(
          params,
          "industry",
          industries.map(({ value }) => value),
        ),
      industryQuery,
    ),
  );
  const chosen = useSyncExternalStore(state.subscribe, state.get, () => "");
  // The tab answers at once, the list in the frame after.
  const shown = useDeferredValue(chosen);
  const isListAwake = useDeferredValue(useInBrowser(() => true));
  // The count is news from the first change on, not on arrival.
  const [changed, setChanged] = useState(false);
  if (shown && !changed) setChanged(true);

  const label = industries.find(({ value }) => value === shown)?.label;
  const found = label ? cases.filter(({ industry }) => industry === label) : cases;

  return (
    <Band space="tight" labelledBy="cases" className={styles.band}>
      <div className={styles.bar}>
        <FilterTabs
          label={caseStudies.industries}
          tabs={[{ value: "", label: caseStudies.allIndustries }, ...industries].map((tab) => ({
            ...tab,
            href: href + industryQuery(tab.value),
          }))}
          current={chosen}
          onChoose={state.push}
        />
      </div>
      <h2 id="cases">
        <VisuallyHidden>{label ?? caseStudies.heading}</VisuallyHidden>
      </h2>
      <p role="status">
        <VisuallyHidden>{changed && fillCount(caseStudies.count, found.length, {})}</VisuallyHidden>
      </p>
      <div className={styles.cases} data-awake={isListAwake || undefined}>
        {found.map((study, place) => (
          <CaseEntry key={study.href} study={study} isLarge={place % 3 === 2} />
        ))}
        {found.length === 0 && (
          <div className={styles.none}>
            <h3>{caseStudies.none}</h3>
          </div>
        )}
      </div>
    </Band>
  );
}

/** @param isLarge across the page, for rhythm in a long list */
function CaseEntry({ study, isLarge }: { study: BrowsedCase; isLarge: boolean }) {
  const { href, title, industry, description, challenges, results, excerpt } = study;
  return (
    <article className={styles.entry} data-large={isLarge || undefined}>
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
        <ResultFigures results={results} layout={isLarge ? "columns" : "rows"} />
        <p className={`${styles.quote} reading-font`}>“{excerpt}”</p>
        <MoreLink href={href} about={title}>
          {caseStudies.more}
        </MoreLink>
      </div>
    </article>
  );
}
