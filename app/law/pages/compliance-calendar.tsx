import { basisOf } from "#app/law/basis.ts";
import { nextDates } from "#app/law/collections/duties.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { DuePage } from "#app/law/sections/due-sheet.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { formatShortDay } from "#app/lib/date.ts";
import type { PageProps } from "#app/route.ts";
import { dueRow, dueSheet } from "./due-sheet.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

export async function loader() {
  const { calendar } = lawWords();
  const month = today().slice(0, 7);
  const next = nextDates();
  const isNext = (id: string, date: string) =>
    next.some((found) => found.duty.id === id && found.date === date);
  const { head, hero, notice } = await lawPage("/resources/compliance-calendar", calendar, "ochre");
  return {
    head,
    page: {
      hero,
      // A duty's own address leads to its next date; its other dates of the month have theirs.
      sheet: dueSheet(month, ({ duty: { id }, date }) => (isNext(id, date) ? id : `${id}-${date}`)),
      bases: next.map(({ duty }) => basisOf(duty)),
      later: {
        ...calendar.next,
        entries: next
          .filter(({ date }) => date.slice(0, 7) > month)
          .map((date) => ({
            ...dueRow(date, date.duty.id),
            note: formatShortDay(date.date),
            day: date.date,
          })),
      },
      limits: calendar.limits,
    },
    notice,
  };
}

export default function ComplianceCalendar({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <DuePage {...loaderData.page} />
      <LawNoticeBand {...loaderData.notice} />
    </>
  );
}
