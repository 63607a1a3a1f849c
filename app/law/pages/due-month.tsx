import { basisOf } from "#app/law/basis.ts";
import { calendarMonths, datesOf, duties, endOfMonth } from "#app/law/collections/duties.server.ts";
import { DuePage } from "#app/law/sections/due-sheet.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { formatMonth } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import type { Address, PageProps } from "#app/route.ts";
import { dueSheet } from "./due-sheet.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

export async function loader({ params }: Address<"/resources/compliance-calendar/:month">) {
  const { month } = params;
  if (!calendarMonths().includes(month)) throw notFoundResponse();
  const { calendar } = lawWords();
  const name = { month: formatMonth(`${month}-01`) };
  const { head, hero, notice } = await lawPage(
    `/resources/compliance-calendar/${month}`,
    {
      title: fill(calendar.month.title, name),
      description: fill(calendar.month.description, name),
      lead: fill(calendar.month.lead, name),
    },
    "ochre",
    [{ label: calendar.title, path: "/resources/compliance-calendar" }],
  );
  return {
    head,
    page: {
      hero,
      sheet: dueSheet(month, ({ duty, date }) => `${duty.id}-${date}`),
      bases: datesOf(duties(), `${month}-01`, endOfMonth(month)).map(({ duty }) => basisOf(duty)),
      limits: calendar.limits,
    },
    notice,
  };
}

export default function DueMonth({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <DuePage {...loaderData.page} />
      <LawNoticeBand {...loaderData.notice} />
    </>
  );
}
