import { lawTools } from "virtual:labels";
import { lawSubjects, startOf, type LawRule } from "#app/law/collections/rules.server.ts";
import type { LawTimelineProps } from "#app/law/sections/law-timeline.tsx";
import { addMonths, daysBetween, formatDay, formatShortDay } from "#app/lib/days.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { usualDay } from "./law-entries.server.ts";

/** Months on the line: before today, after today, and after today at most, if a date lies later. */
const MONTHS = { back: 13, ahead: 9, most: 24 };

/** For each subject, the days on which rules began, and those ahead. */
export function timelineOf(rules: LawRule[], today: string): LawTimelineProps {
  const first = `${today.slice(0, 7)}-01`;
  const from = addMonths(first, -MONTHS.back);
  const ahead = rules
    .flatMap((rule) => daysOf(rule))
    .filter((day) => day > today && day < addMonths(first, MONTHS.most));
  const last = [addMonths(first, MONTHS.ahead), ...ahead].toSorted().at(-1)!;
  const to = addMonths(`${last.slice(0, 7)}-01`, 1);
  const at = (day: string) =>
    Math.round((daysBetween(from, day) / daysBetween(from, to)) * 10_000) / 100;
  return {
    finding: findingOf(rules, today, new Set(ahead).size),
    today: { at: at(today), label: formatShortDay(today) },
    months: Array.from({ length: MONTHS.back + MONTHS.most }, (_, index) => addMonths(from, index))
      .filter((day) => day < to)
      .map((day) => ({ at: at(day), year: /^(\d+)-01/.exec(day)?.[1] })),
    subjects: lawSubjects()
      .map(({ id, name }) => ({ id, name, of: rules.filter(({ subject }) => subject === id) }))
      .filter(({ of }) => of.length > 0)
      .map(({ id, name, of }) => ({
        id,
        name,
        count: of.length,
        isOlder: of.some((rule) => startOf(rule) < from),
        days: [
          ...Map.groupBy(
            of.flatMap((rule) => daysOf(rule).map((day) => ({ day, rule }))),
            ({ day }) => day,
          ),
        ]
          .filter(([day]) => day >= from && day < to)
          .map(([day, began]) => ({
            at: at(day),
            rules: began.length,
            isOpen: began.every(({ rule }) => ["unsettled", "draft"].includes(rule.status)),
            label: day > today ? formatShortDay(day) : undefined,
          })),
      })),
  };
}

const daysOf = (rule: LawRule): string[] => [startOf(rule), ...(rule.until ? [rule.until] : [])];

function findingOf(rules: LawRule[], today: string, ahead: number): string {
  const usual = usualDay(rules);
  const count = rules.filter((rule) => startOf(rule) === usual).length;
  return [
    ...(usual && usual <= today && count > 1
      ? [fill(lawTools.beganTogether, { count, all: rules.length, date: formatDay(usual) })]
      : []),
    fillCount(lawTools.datesAhead, ahead, {}),
  ].join(" ");
}
