import { nextDates } from "#app/law/collections/duties.server.ts";
import { isHomeLaw, lawRules } from "#app/law/collections/rules.server.ts";
import { hasCalculators } from "#app/law/collections/pages.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { url } from "#app/lib/route-url.ts";
import { link } from "#app/lib/site-url.ts";
import { LawGroups } from "#app/law/sections/law-groups.tsx";
import { LawList } from "#app/law/sections/law-list.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ResourceList } from "#app/law/sections/resource-list.tsx";
import { dueEntry, ruleEntry } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

/** What stands on the first page of the next dates and the latest changes. */
const SHOWN = 3;

export async function loader() {
  const { resources, inForce, names, calendar, whichRules } = lawWords();
  const tool = (href: string, { title, lead }: { title: string; lead: string }) => ({
    href,
    title,
    text: lead,
  });
  return {
    ...(await lawPage("/resources", resources, "mist")),
    tools: {
      heading: resources.tools,
      resources: [
        tool(url("/resources/compliance-calendar"), calendar),
        tool(url("/resources/what-is-in-force"), inForce),
        tool(url("/resources/old-name-new-name"), names),
        tool(url("/resources/which-rules"), whichRules),
        ...(hasCalculators()
          ? [{ ...resources.calculators, href: link("/resources/calculators") }]
          : []),
      ],
    },
    checklists: {
      heading: resources.checklists,
      resources: lawChecklists().map((checklist) => tool(link(checklist.path), checklist)),
    },
    next: {
      heading: resources.next,
      more: { href: url("/resources/compliance-calendar"), label: resources.nextMore },
      entries: nextDates()
        .slice(0, SHOWN)
        .map((date) => ({ ...dueEntry(date), facts: [] })),
    },
    changes: {
      heading: resources.changes,
      more: { href: url("/resources/what-is-in-force"), label: resources.changesMore },
      entries: lawRules()
        .filter((rule) => rule.date <= today() && isHomeLaw(rule))
        .slice(0, SHOWN)
        .map((rule) => ruleEntry(rule, undefined)),
    },
  };
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { hero, tools, checklists, next, changes, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <ResourceList id="tools" {...tools} />
      {next.entries.length > 0 && <LawList id="next" background="haze" {...next} />}
      <LawGroups groups={[{ id: "changes", ...changes }]} />
      {checklists.resources.length > 0 && <ResourceList id="checklists" {...checklists} />}
      <LawNoticeBand {...notice} />
    </>
  );
}
