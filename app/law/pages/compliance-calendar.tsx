import { today } from "#app/collections/reader/publication.server.ts";
import { CALENDAR } from "#app/law/addresses.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { calendarMonths, datesIn, nextDates } from "#app/law/collections/duties.server.ts";
import { DuePage } from "#app/law/sections/due-sheet.tsx";
import { formatMonth, formatShortDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { dueRow, dueSheet } from "./due-sheet.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

/** The calendar itself is open at this month, and shows the next date of each other duty too. */
export async function loader({ params }: { params: { month?: string } }) {
  const { month = today().slice(0, 7) } = params;
  const { calendar } = lawWords();
  const { month: words, title: label, next: later, limits } = calendar;
  if (params.month && !calendarMonths().includes(month)) throw notFoundResponse();
  const name = { month: formatMonth(`${month}-01`) };
  const next = params.month ? [] : nextDates();
  const isNext = (id: string, date: string) =>
    next.some((found) => found.duty.id === id && found.date === date);
  const { head, ...frame } = params.month
    ? await lawPage(
        `${CALENDAR}/${month}`,
        {
          title: fill(words.title, name),
          description: fill(words.description, name),
          lead: words.lead,
        },
        "ochre",
        [{ label, path: CALENDAR }],
      )
    : await lawPage(CALENDAR, calendar, "ochre");
  return {
    head,
    body: (
      <DuePage
        {...frame}
        // A duty's own address leads to its next date; its other dates of the month have theirs.
        sheet={dueSheet(month, ({ duty: { id }, date }) =>
          isNext(id, date) ? id : `${id}-${date}`,
        )}
        bases={(params.month ? datesIn(month) : next).map(({ duty }) => basisOf(duty))}
        later={{
          ...later,
          entries: next
            .filter(({ date }) => date.slice(0, 7) > month)
            .map((date) => ({
              ...dueRow(date, date.duty.id),
              note: formatShortDay(date.date),
              day: date.date,
            })),
        }}
        limits={limits}
      />
    ),
  };
}
