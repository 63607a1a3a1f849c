import { basisOf } from "#app/law/basis.ts";
import { nextDates } from "#app/law/collections/duties.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { BasisKey } from "#app/law/components/basis-key.tsx";
import { DueList, DueSheet } from "#app/law/sections/due-sheet.tsx";
import { LawGroups } from "#app/law/sections/law-groups.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { ToolHead } from "#app/law/sections/tool-head.tsx";
import { formatDay } from "#app/lib/date.ts";
import { dueRow, dueSheet } from "./due-sheet.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/compliance-calendar";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const { calendar } = lawWords();
  const month = today().slice(0, 7);
  const next = nextDates();
  const isNext = (id: string, date: string) =>
    next.some((found) => found.duty.id === id && found.date === date);
  return {
    ...(await lawPage("/resources/compliance-calendar", calendar, "ochre")),
    // A duty's own address leads to its next date; its other dates of the month have theirs.
    sheet: dueSheet(month, ({ duty: { id }, date }) => (isNext(id, date) ? id : `${id}-${date}`)),
    bases: next.map(({ duty }) => basisOf(duty)),
    later: {
      id: "later",
      heading: calendar.next,
      lead: calendar.weekday,
      entries: next
        .filter(({ date }) => date.slice(0, 7) > month)
        .map((date) => ({
          ...dueRow(date, date.duty.id),
          note: formatDay(date.date),
          day: date.date,
        })),
    },
  };
}

export default function ComplianceCalendar({ loaderData }: Route.ComponentProps) {
  const { hero, sheet, bases, later, notice } = loaderData;
  return (
    <DueList href={sheet.href}>
      <ToolHead {...hero}>
        <DueSheet {...sheet} />
      </ToolHead>
      <LawGroups groups={[later]} printBrief>
        <BasisKey bases={bases} />
      </LawGroups>
      <LawNoticeBand {...notice} />
    </DueList>
  );
}
