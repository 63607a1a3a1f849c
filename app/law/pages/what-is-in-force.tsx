import { feeds } from "virtual:labels";
import { basisOf } from "#app/law/basis.ts";
import { lawQuestions } from "#app/law/collections/questions.server.ts";
import { isHomeLaw, lawRules, lawSubjects } from "#app/law/collections/rules.server.ts";
import { site } from "#app/collections/site.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { addressWord } from "#app/lib/address-choice.ts";
import { formatDay } from "#app/lib/date.ts";
import { addMonths } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { url } from "#app/lib/route-url.ts";
import { LawBrowser } from "#app/law/sections/law-browser/law-browser.tsx";
import { LawKey } from "#app/law/sections/law-key.tsx";
import { LawList } from "#app/law/sections/law-list.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { LawOverview } from "#app/law/sections/law-overview.tsx";
import { LawTimeline } from "#app/law/sections/law-timeline.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import {
  moments,
  jurisdictionChoices,
  jurisdictionOf,
  questionEntry,
  ruleEntry,
  ruleHref,
  standingOf,
} from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/what-is-in-force";

export { meta } from "#app/seo/meta.ts";

const MONTHS = 12;

export async function loader() {
  const { inForce } = lawWords();
  const feed = {
    title: fill(feeds.law, { firm: site().name }),
    type: "application/rss+xml",
    path: "/feed/law.xml",
  };
  const page = await lawPage("/resources/what-is-in-force", inForce, "bloom", [], [feed]);
  const rules = lawRules();
  const subjects = lawSubjects().filter(({ id }) => rules.some(({ subject }) => subject === id));
  const cell = (subject: string, place: string) =>
    rules
      .filter((rule) => rule.subject === subject && jurisdictionOf(rule) === place)
      .map((rule) => ({
        href: ruleHref(rule.id),
        title: rule.title,
        standing: standingOf(rule),
      }));
  const [from, to] = [addMonths(today(), -MONTHS), addMonths(today(), MONTHS)];
  const within = (first: string, last: string) =>
    moments(rules).filter(({ day }) => day >= first && day < last);
  const columns = [...new Set(rules.filter(isHomeLaw).map(jurisdictionOf))];
  return {
    ...page,
    notice: {
      ...page.notice,
      links: [{ href: url("/feed/law.xml"), label: inForce.feed }, ...page.notice.links],
    },
    bases: rules.map(basisOf),
    open: {
      heading: inForce.open,
      lead: inForce.openLead,
      entries: lawQuestions().map(questionEntry),
    },
    overview: {
      heading: inForce.overview,
      places: columns,
      rows: subjects
        .map(({ id, name }) => ({
          subject: name,
          cells: columns.map((place) => cell(id, place)),
        }))
        .filter(({ cells }) => cells.some((found) => found.length > 0)),
    },
    browser: {
      href: url("/resources/what-is-in-force"),
      heading: inForce.entries,
      entries: rules.map((rule) => ({
        ...ruleEntry(rule),
        subject: rule.subject,
        place: addressWord(jurisdictionOf(rule)),
      })),
      subjects: subjects.map(({ id, name }) => ({ value: id, label: name })),
      places: jurisdictionChoices([...rules.filter(isHomeLaw), ...rules]),
      grouped: true,
    },
    timeline: {
      heading: inForce.timeline,
      parts: [
        {
          heading: fill(inForce.past, { date: formatDay(from) }),
          moments: within(from, today()).toReversed(),
        },
        {
          heading: fill(inForce.coming, { date: formatDay(to) }),
          moments: within(today(), to),
        },
      ].filter((part) => part.moments.length > 0),
    },
  };
}

export default function WhatIsInForce({ loaderData }: Route.ComponentProps) {
  const { hero, overview, open, browser, timeline, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <LawKey bases={loaderData.bases} />
      <LawOverview {...overview} />
      {open.entries.length > 0 && <LawList id="open" {...open} />}
      <LawTimeline {...timeline} />
      <LawBrowser {...browser} />
      <LawNoticeBand {...notice} />
    </>
  );
}
