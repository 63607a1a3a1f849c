import { basisOf } from "#app/law/basis.ts";
import { calendarMonths, datesOf, duties, endOfMonth } from "#app/law/collections/duties.server.ts";
import { Band } from "#app/components/band.tsx";
import { LargeLinks } from "#app/components/large-links.tsx";
import { formatMonth } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { url } from "#app/lib/route-url.ts";
import { LawList } from "#app/law/sections/law-list.tsx";
import { BasisKey } from "#app/law/components/basis-key.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { dueEntry } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/due-month";

export { meta } from "#app/seo/meta.ts";

const nameOf = (month: string): string => formatMonth(`${month}-01`);

export async function loader({ params }: Route.LoaderArgs) {
  const { month } = params;
  const months = calendarMonths();
  const index = months.indexOf(month);
  if (index < 0) throw notFoundResponse();
  const { calendar } = lawWords();
  const dates = datesOf(duties(), `${month}-01`, endOfMonth(month));
  const name = { month: nameOf(month) };
  const neighbour = (direction: "previous" | "next", of: string | undefined) =>
    of === undefined
      ? []
      : [
          {
            direction,
            label: calendar.month[direction],
            title: nameOf(of),
            href: url("/resources/compliance-calendar/:month", { month: of }),
          },
        ];
  return {
    ...(await lawPage(
      `/resources/compliance-calendar/${month}`,
      {
        title: fill(calendar.month.title, name),
        description: fill(calendar.month.description, name),
        lead: fill(calendar.month.lead, name),
      },
      "ochre",
      [{ label: calendar.title, path: "/resources/compliance-calendar" }],
    )),
    bases: dates.map(({ duty }) => basisOf(duty)),
    dates: {
      heading: name.month,
      lead: calendar.weekday,
      none: calendar.month.none,
      more: { href: url("/resources/compliance-calendar"), label: calendar.month.all },
      entries: dates.map((date) => dueEntry(date, `${date.duty.id}-${date.date}`)),
    },
    neighbours: {
      label: calendar.months,
      links: [...neighbour("previous", months[index - 1]), ...neighbour("next", months[index + 1])],
    },
  };
}

export default function DueMonth({ loaderData }: Route.ComponentProps) {
  const { hero, dates, neighbours, notice } = loaderData;
  return (
    <>
      <PageHero {...hero}>
        <BasisKey bases={loaderData.bases} />
      </PageHero>
      <LawList id="dates" printBrief {...dates} />
      <Band space="joined">
        <LargeLinks {...neighbours} />
      </Band>
      <LawNoticeBand {...notice} />
    </>
  );
}
