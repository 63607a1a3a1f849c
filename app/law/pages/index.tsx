import { lawTools } from "virtual:labels";
import { today } from "#app/collections/reader/publication.server.ts";
import { isHomeLaw, lawRules } from "#app/law/collections/rules.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import { nextDates } from "#app/law/collections/duties.server.ts";
import { hasCalculators } from "#app/law/collections/pages.server.ts";
import { LawChanges } from "#app/law/sections/law-changes.tsx";
import { LawPage } from "#app/law/sections/law-page.tsx";
import { LawDesk } from "#app/law/sections/law-desk.tsx";
import { LawTools } from "#app/law/sections/law-tools.tsx";
import { capital } from "#app/lib/capital.ts";
import { formatDay } from "#app/lib/date.ts";
import { weekdayOf } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { url } from "#app/route.ts";
import { link } from "#app/lib/site-url.ts";
import { rulerMonths } from "./due-sheet.server.ts";
import { ruleHref } from "./law-entries.server.ts";
import { lawPage, lawWords, searching } from "./law-page.server.ts";

/** The latest changes that the page shows. */
const CHANGES = 6;
/** The days whose line is ready for a page that is opened long after it was built. */
const DAYS = 12;

/** The next days with what is due on each, in few words. */
const nextDays = () =>
  [...Map.groupBy(nextDates(), ({ date }) => date)].slice(0, DAYS).map(([day, dates]) => ({
    day,
    href: link(`/resources/compliance-calendar/${day.slice(0, 7)}`),
    sentence: fill(lawTools.nextDue, {
      duties: [...new Set(dates.map(({ duty }) => duty.short))].join(", "),
      day: formatDay(day).replace(/ \d+$/, ""),
    }),
    weekday: weekdayOf(day),
  }));

export async function loader() {
  const { resources, inForce, names, calendar, whichRules } = lawWords();
  const tool = (href: string, { title, lead }: { title: string; lead: string }) => ({
    href,
    title,
    text: lead,
  });
  const calculators = hasCalculators()
    ? [{ ...resources.calculators, href: link("/resources/calculators") }]
    : [];
  const { head, ...frame } = await lawPage("/resources", resources, "mist");
  return {
    head,
    body: (
      <LawPage
        {...frame}
        tool={
          <LawDesk
            search={{
              ...searching(),
              label: resources.search,
              examples: [
                ...resources.examples.map((words) => ({
                  words,
                  href: `${url("/search")}?${new URLSearchParams({ q: words }).toString()}`,
                })),
                ...calculators.map(({ title, href }) => ({ words: title, href })),
              ],
            }}
            next={nextDays()}
            months={rulerMonths()}
          />
        }
      >
        <LawChanges
          heading={resources.changes}
          ways={[
            lawChanges().length > 0
              ? { href: link("/resources/changes"), label: resources.changesMore }
              : { href: link("/resources/what-is-in-force"), label: inForce.title },
            { href: link("/feed/law.xml"), label: inForce.feed },
          ]}
          days={[
            {
              changes: lawRules()
                .filter((rule) => rule.date <= today() && isHomeLaw(rule))
                .slice(0, CHANGES)
                .map((rule) => ({
                  grade: rule.grade,
                  links: [{ href: ruleHref(rule.id), title: rule.title }],
                  note: formatDay(rule.date),
                })),
            },
          ]}
        />
        <LawTools
          tools={[
            tool(link("/resources/compliance-calendar"), calendar),
            tool(link("/resources/what-is-in-force"), inForce),
            tool(link("/resources/old-name-new-name"), names),
            tool(link("/resources/which-rules"), whichRules),
            ...calculators,
          ]}
          checklists={{
            heading: resources.checklists,
            links: lawChecklists().map(({ path, title }) => ({
              href: link(path),
              title: capital(title),
            })),
          }}
        />
      </LawPage>
    ),
  };
}
