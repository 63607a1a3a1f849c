import { caseStudies } from "virtual:labels";
import { CASE_PAGE_SIZE } from "#app/constants.ts";
import type { CaseStudy } from "#app/collections/case-studies.server.ts";
import { Band } from "#app/components/band.tsx";
import { BrowsedList, listRow } from "#app/components/browsed-list.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { ListEnd } from "#app/components/list-end.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { addressWord } from "#app/lib/address/address-word.ts";
import type { Linked } from "#app/lib/address/site-url.ts";
import { cutToPage } from "#app/lib/pagination.ts";
import { CaseEntry } from "#app/components/case-entry.tsx";

export type CaseBrowserProps = {
  href: string;
  cases: Linked<CaseStudy>[];
  /** The industries in the order of their tabs. */
  industries: string[];
};

/** The case studies by industry. @param props.href the address of the list, to which its tabs lead */
export function CaseBrowser({ href, cases, industries }: CaseBrowserProps) {
  const { pageCount } = cutToPage(cases, 1, CASE_PAGE_SIZE);
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
          <div data-needs-script="">
            <FilterTabs label={caseStudies.industries} choice="industry" tabs={tabs} />
          </div>
        )}
        <h2 id="cases" tabIndex={-1} data-results="" className="visually-hidden">
          {caseStudies.heading}
        </h2>
        <div data-rows="">
          {cases.map((study, place) => (
            <BrowsedEntry key={study.href} study={study} place={place} />
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

/** @param place index in the list: the first case is shown large */
function BrowsedEntry({ study, place }: { study: Linked<CaseStudy>; place: number }) {
  const { challenges, results, testimonial, teaser, ...entry } = study;
  return (
    <CaseEntry
      {...entry}
      row={listRow({
        values: { industry: addressWord(study.industry) },
        place,
        pageSize: CASE_PAGE_SIZE,
      })}
      look={place === 0 ? "large" : undefined}
      counted={
        (place === 0 && results.find(({ before }) => before)) ||
        results.find(({ figure }) => figure === teaser.figure)
      }
      quote={testimonial.quote}
      facts={
        <details data-unfolds="">
          <summary data-screen-only="">
            {[caseStudies.challenges, caseStudies.results].join(" · ")}
          </summary>
          <div className="tiles">
            <div>
              <h4>{caseStudies.challenges}</h4>
              <RuledList items={challenges} />
            </div>
            <div>
              <h4>{caseStudies.results}</h4>
              <RuledList
                items={results.map(({ figure, text }) => (
                  <>
                    {figure !== undefined && <b>{figure} </b>}
                    {text}
                  </>
                ))}
              />
            </div>
          </div>
        </details>
      }
    />
  );
}
