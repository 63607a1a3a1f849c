import { lawTools } from "virtual:labels";
import { today } from "#app/collections/reader/publication.server.ts";
import { BrowsedList } from "#app/components/browsed-list.tsx";
import { CALENDAR } from "#app/law/addresses.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { datesIn, nextDates, nextDatesOf } from "#app/law/collections/duties.server.ts";
import { DueFolds, DueSheet } from "#app/law/sections/due-sheet.tsx";
import { formatMonth } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { dueRow, dueSheet, subscriptions } from "./due-sheet.server.ts";
import type { Page } from "#app/head.server.tsx";
import { lawPage } from "./law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** Without `month`, the page shows this month, and the next date of each other duty too. */
export function loader({ params }: { params: { month?: string } }): Page {
  const { month = today().slice(0, 7) } = params;
  const { calendar } = lawWords();
  const { month: words, title: label, next: later, limits } = calendar;
  const name = { month: formatMonth(`${month}-01`) };
  const next = params.month ? [] : nextDates();
  const isNext = (id: string, date: string) =>
    next.some((found) => found.duty.id === id && found.date === date);
  // A duty's own fragment leads to its next date; its other dates of the month have longer ones.
  const sheet = dueSheet(
    month,
    ({ duty: { id }, date }) => (isNext(id, date) ? id : `${id}-${date}`),
    !params.month,
  );
  const entries = next
    .filter(({ date }) => date.slice(0, 7) > month && date > (sheet.days.at(-1)?.date ?? ""))
    .map((due) => dueRow(due, due.duty.id, nextDatesOf(due.duty.id)));
  const bases = (params.month ? datesIn(month) : next).map(({ duty }) => basisOf(duty));
  const page = lawPage({
    sheet: "ochre",
    ...(params.month
      ? {
          page: {
            title: fill(words.title, name),
            description: fill(words.description, name),
            lead: words.lead,
            help: calendar.help,
          },
          above: [{ label, path: CALENDAR }],
        }
      : { page: calendar }),
    tool: <DueSheet {...sheet} isSaid={params.month ? true : undefined} />,
    children: (
      <DueFolds
        bases={bases}
        later={{ ...later, entries }}
        subscribe={{ text: calendar.subscribeText, calendars: subscriptions() }}
        limits={limits}
      />
    ),
  });
  return {
    ...page,
    // One list, so that the filters apply to the month and to the dates after it.
    body: (
      <BrowsedList
        settings={{
          path: sheet.href,
          choices: ["topic", "state", "people"],
          count: lawTools.count,
          none: lawTools.none,
        }}
      >
        {page.body}
      </BrowsedList>
    ),
  };
}
