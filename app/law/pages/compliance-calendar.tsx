import { lawTools } from "virtual:labels";
import { basisOf } from "#app/law/basis.ts";
import { DUE_DATES_CSV, lawCalendars } from "#app/law/collections/calendars.server.ts";
import {
  calendarMonths,
  datesOf,
  duties,
  endOfMonth,
  nextDates,
} from "#app/law/collections/duties.server.ts";
import { lawSubjects } from "#app/law/collections/rules.server.ts";
import { addressWord } from "#app/lib/address-choice.ts";
import { formatMonth } from "#app/lib/date.ts";
import { fillCount } from "#app/lib/fill.ts";
import { url } from "#app/lib/route-url.ts";
import { absoluteUrl, link } from "#app/lib/site-url.ts";
import { CalendarMonths } from "#app/law/sections/calendar-months.tsx";
import { CalendarSubscriptions } from "#app/law/sections/calendar-subscriptions.tsx";
import { LawBrowser } from "#app/law/sections/law-browser/law-browser.tsx";
import { BasisKey } from "#app/law/components/basis-key.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { dueEntry, jurisdictionChoices, jurisdictionOf } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/compliance-calendar";

export { meta } from "#app/seo/meta.ts";

/** The months with the number of dates in each, by year. */
function monthsByYear() {
  const months = calendarMonths().map((month) => ({
    year: month.slice(0, 4),
    href: url("/resources/compliance-calendar/:month", { month }),
    name: formatMonth(`${month}-01`).replace(/ \d+$/, ""),
    count: fillCount(
      lawTools.dates,
      datesOf(duties(), `${month}-01`, endOfMonth(month)).length,
      {},
    ),
  }));
  return [...Map.groupBy(months, ({ year }) => year)].map(([year, of]) => ({ year, months: of }));
}

/** The table of calendars: subjects down, the Centre and the states across. */
function subscriptions() {
  const calendars = lawCalendars();
  const states = [...new Set(calendars.map(({ state }) => state))];
  const subjects = [
    { id: undefined, name: lawTools.allSubjects },
    ...lawSubjects().filter(({ id }) => calendars.some(({ subject }) => subject === id)),
  ];
  return {
    places: states.map((state) => state ?? lawTools.centre),
    rows: subjects.map(({ id, name }) => ({
      subject: name,
      calendars: states.map((state) => {
        const found = calendars.find(
          (calendar) => calendar.state === state && calendar.subject === id,
        );
        return (
          found && {
            name: `${state ?? lawTools.centre}, ${name}`,
            webcal: absoluteUrl(found.path).replace(/^https?:/, "webcal:"),
            https: link(found.path),
          }
        );
      }),
    })),
  };
}

export async function loader() {
  const { calendar } = lawWords();
  const next = nextDates();
  const subjects = lawSubjects().filter(({ id }) => next.some(({ duty }) => duty.subject === id));
  return {
    ...(await lawPage("/resources/compliance-calendar", calendar, "ochre")),
    bases: next.map(({ duty }) => basisOf(duty)),
    browser: {
      href: url("/resources/compliance-calendar"),
      heading: calendar.next,
      lead: calendar.weekday,
      entries: next.map((date) => ({
        ...dueEntry(date),
        subject: date.duty.subject,
        place: addressWord(jurisdictionOf(date.duty)),
      })),
      subjects: subjects.map(({ id, name }) => ({ value: id, label: name })),
      places: jurisdictionChoices(next.map(({ duty }) => duty)),
      grouped: false,
    },
    months: { heading: calendar.months, years: monthsByYear() },
    subscribe: {
      heading: calendar.subscribe,
      text: calendar.subscribeText,
      ...subscriptions(),
      table: { href: link(DUE_DATES_CSV), label: calendar.table },
    },
  };
}

export default function ComplianceCalendar({ loaderData }: Route.ComponentProps) {
  const { hero, browser, months, subscribe, notice } = loaderData;
  return (
    <>
      <PageHero {...hero}>
        <BasisKey bases={loaderData.bases} />
      </PageHero>
      <LawBrowser {...browser} />
      <CalendarMonths {...months} />
      <CalendarSubscriptions {...subscribe} />
      <LawNoticeBand {...notice} />
    </>
  );
}
