import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { LinkList } from "#app/components/link-list.tsx";
import { Terms } from "#app/components/terms.tsx";
import { endOf } from "#app/collections/reader/publication.server.ts";
import { CALENDAR, CHANGES, LAW_FEED, lawToolPages } from "#app/law/addresses.server.ts";
import { begunChanges } from "#app/law/collections/changes.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import { datesAhead } from "#app/law/collections/duties.server.ts";
import { hasCalculators, lawWords } from "#app/law/collections/pages.server.ts";
import { LawChanges } from "#app/law/sections/law-changes.tsx";
import { LawDesk } from "#app/law/sections/law-desk.tsx";
import { capital } from "#app/lib/text.ts";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { link, linkTo } from "#app/lib/address/site-url.ts";
import { rulerMonths } from "./due-sheet.server.ts";
import { changeRows } from "./law-entries.server.ts";
import { lawPage, searching } from "./law-page.server.tsx";

const LATEST = 4;
/** The number of days prepared, so that a page opened long after its build shows the next one. */
const DAYS = 12;

const nextDays = () =>
  [...Map.groupBy(datesAhead(), ({ date }) => date)].slice(0, DAYS).map(([day, dates]) => ({
    day,
    until: endOf(day),
    href: link(`${CALENDAR}/${day.slice(0, 7)}`),
    sentence: fill(lawTools.nextDue, {
      duties: [...new Set(dates.map(({ duty }) => duty.short))].join(", "),
      day: formatDay(day).replace(/ \d+$/, ""),
    }),
  }));

export function loader() {
  const { resources, inForce } = lawWords();
  const calculators = hasCalculators()
    ? [{ ...resources.calculators, href: link("/resources/calculators") }]
    : [];
  const tools = lawToolPages()
    .filter(({ path }) => path !== CHANGES)
    .map((tool) => ({ ...linkTo(tool), text: tool.lead }));
  const checklists = lawChecklists().map(({ path, title }) =>
    linkTo({ path, title: capital(title) }),
  );
  const examples = [
    ...resources.examples.map(({ words, to }) => ({ words, href: link(to) })),
    ...calculators.map(({ title: words, href }) => ({ words, href })),
  ];
  const latest = changeRows(begunChanges()).slice(0, LATEST);
  return lawPage({
    page: resources,
    isFirst: true,
    sheet: "mist",
    tool: (
      <LawDesk
        search={{ ...searching(), label: resources.search }}
        examples={examples}
        next={nextDays()}
        months={rulerMonths()}
      />
    ),
    children: (
      <>
        {latest.length > 0 && (
          <LawChanges
            heading={resources.changes}
            ways={[
              { href: link(CHANGES), label: resources.changesMore },
              { href: link(LAW_FEED), label: inForce.feed },
            ]}
            months={[{ changes: latest }]}
          />
        )}
        <Band space="joined">
          <Terms
            large
            rows={[
              ...[...tools, ...calculators].map(({ href, title, text }) => ({
                key: href,
                term: <a href={href}>{title}</a>,
                text,
              })),
              ...(checklists.length > 0
                ? [
                    {
                      term: resources.checklists,
                      text: <LinkList links={checklists} look="line" />,
                    },
                  ]
                : []),
            ]}
          />
        </Band>
      </>
    ),
  });
}
