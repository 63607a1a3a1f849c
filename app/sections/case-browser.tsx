import { useDeferredValue, useRef, useState } from "react";
import { caseStudies } from "virtual:labels";
import { CASE_PAGE_SIZE } from "#app/constants.ts";
import { Badge } from "#app/components/badge.tsx";
import { Band } from "#app/components/band.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { NotLoaded } from "#app/components/not-loaded.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { ResultFigures, type Result } from "#app/components/result-figures.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fillCount } from "#app/lib/fill.ts";
import { pagePath } from "#app/lib/pagination.ts";
import { choiceParam, pageParam, queryOf } from "#app/lib/search-params.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { useListPage, type PagedList } from "#app/lib/use-list-page.ts";
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
  list: PagedList<BrowsedCase>;
  /** What stands for each industry in the address, in the order of the tabs. */
  industries: { value: string; label: string }[];
};

/** What the visitor looks for; it lives in the address. */
type Asked = { industry: string; page: number };

const queryFor = ({ industry, page }: Asked) =>
  queryOf({ industry, page: page > 1 ? page : undefined });

/** The case studies, by industry. An island. */
export function CaseBrowser({ list, industries }: CaseBrowserProps) {
  const [asked, address] = useAddressState<Asked>({
    initial: { industry: "", page: list.page },
    read: (params) => ({
      industry: choiceParam(
        params,
        "industry",
        industries.map(({ value }) => value),
      ),
      page: pageParam(params),
    }),
    write: queryFor,
    path: list.href,
  });
  // The tab changes at once, the list as soon as it is loaded.
  const shown = useDeferredValue(asked);
  const isListAwake = useDeferredValue(useInBrowser(() => true));
  const heading = useRef<HTMLHeadingElement>(null);
  // The count is announced after a change, not on arrival.
  const [changed, setChanged] = useState(false);
  if (shown.industry && !changed) setChanged(true);

  const label = industries.find(({ value }) => value === shown.industry)?.label;
  const { items, count, page, pageCount, failed, tryAgain } = useListPage(list, {
    page: shown.page,
    pageSize: CASE_PAGE_SIZE,
    shows: ({ industry }) => label === undefined || industry === label,
    isFiltered: label !== undefined,
  });

  const choosePage = (next: number) => {
    address.push({ ...asked, page: next });
    // The link that was used may be gone: the next Tab goes on from the results.
    heading.current?.focus();
    heading.current?.scrollIntoView();
  };

  return (
    <Band space="tight" labelledBy="cases" className={styles.band}>
      {list.count > 0 && (
        <div className={styles.bar} data-screen-only="" data-needs-script="">
          <FilterTabs
            label={caseStudies.industries}
            tabs={[{ value: "", label: caseStudies.allIndustries }, ...industries].map((tab) => ({
              ...tab,
              href: list.href + queryFor({ industry: tab.value, page: 1 }),
            }))}
            current={asked.industry}
            onChoose={(industry) => address.push({ industry, page: 1 })}
          />
        </div>
      )}
      <h2 id="cases" ref={heading} tabIndex={-1}>
        <VisuallyHidden>{label ?? caseStudies.heading}</VisuallyHidden>
      </h2>
      <p role="status">
        <VisuallyHidden>{changed && fillCount(caseStudies.count, count, {})}</VisuallyHidden>
      </p>
      <div data-filtered-list="" data-awake={isListAwake || undefined}>
        {items.map((study, place) => (
          <CaseEntry key={study.href} study={study} place={place} />
        ))}
        {failed ? (
          <NotLoaded onRetry={tryAgain} />
        ) : (
          count === 0 && (
            <div className={styles.none}>
              <h3>{list.count === 0 ? caseStudies.noneAtAll : caseStudies.none}</h3>
            </div>
          )
        )}
      </div>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) =>
            asked.industry
              ? list.href + queryFor({ ...asked, page: number })
              : pagePath(list.href, number)
          }
          onChoose={choosePage}
        />
      )}
    </Band>
  );
}

/**
 * Every third is large, across the page, for rhythm in a long list.
 * @param place in the list, from 0
 */
function CaseEntry({ study, place }: { study: BrowsedCase; place: number }) {
  const { href, title, industry, description, challenges, results, excerpt } = study;
  const isLarge = place % 3 === 2;
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
