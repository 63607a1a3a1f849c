import { max } from "d3-array";
import { lawTools } from "virtual:labels";
import { lawChecklistById } from "#app/law/collections/checklists.server.ts";
import { dutyCalendarPath } from "#app/law/collections/calendars.server.ts";
import type { LawChange } from "#app/law/collections/changes.server.ts";
import type { Duty, DueDate } from "#app/law/collections/duties.server.ts";
import { isCheckDue, type Checked, type Reach } from "#app/law/collections/fields.server.ts";
import {
  instrumentOf,
  citationText,
  type Citation,
} from "#app/law/collections/instruments.server.ts";
import type { GlossaryTerm, LawName } from "#app/law/collections/names.server.ts";
import type { LawQuestion } from "#app/law/collections/questions.server.ts";
import {
  type LawRule,
  byGrade,
  isHomeLaw,
  lawRules,
  startOf,
} from "#app/law/collections/rules.server.ts";
import { dutyPath, IN_FORCE, rulePath, termId } from "#app/law/addresses.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { endOf, today } from "#app/collections/reader/publication.server.ts";
import type { LawFact } from "#app/law/components/law-facts.tsx";
import type { FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { addDays, formatDay, formatMonth, formatShortDay, weekdayNumber } from "#app/lib/days.ts";
import { uncapital } from "#app/lib/text.ts";
import { fill } from "#app/lib/fill.ts";
import { link, linkTo } from "#app/lib/address/site-url.ts";

type Statement = Pick<LawRule, "instruments" | "readings" | "checked" | "nextCheck" | "sign">;

type Item = LawFact["items"][number];

/** Facts with labels; a label without texts is left out. */
export const facts = (...rows: [term: string, ...(Item | string | undefined)[]][]): LawFact[] =>
  rows
    .map(([term, ...items]) => ({
      term,
      items: items.flatMap((item) => (typeof item === "string" ? { title: item } : (item ?? []))),
    }))
    .filter(({ items }) => items.length > 0);

/** A place in an instrument, with the link to its official text and the day on which it was read there. */
const citedItem = (citation: Citation): Item => ({
  title: citationText(citation),
  href: instrumentOf(citation).link,
  note: citation.read && fill(lawTools.readOn, { date: formatDay(citation.read) }),
});

const readingItem = ({ says, ...citation }: LawQuestion["readings"][number]): Item => ({
  ...citedItem(citation),
  title: `${citationText(citation)}:`,
  note: says,
});

/** A warning if a statement's next check is due; otherwise undefined. */
export const warningOf = (statement: Checked): string | undefined =>
  isCheckDue(statement) ? lawTools.checkDue : undefined;

/** The basis of an entry, and a warning if it is due for another check. */
const marks = (statement: Statement) => ({
  basis: basisOf(statement),
  warning: warningOf(statement),
});

type Check = Checked & Pick<Statement, "sign">;

/** When a statement was compared with its instruments, or who signed it. */
const checkSentence = ({ checked, sign }: Check): string =>
  sign
    ? fill(lawTools.signedBy, { name: sign.by, date: formatDay(sign.on) })
    : fill(lawTools.checkedOn, { date: formatDay(checked.on) });

/** The check and a warning if another is due, as sentences for a checklist. */
export const checkLine = (statement: Check): string =>
  [checkSentence(statement), warningOf(statement)].filter(Boolean).join(" ");

const dayOfCheck = (statement: Check): string =>
  statement.sign ? checkSentence(statement) : formatDay(statement.checked.on);

/** What a statement rests on: citations, readings that differ, the last check. */
export const basisFacts = (statement: Statement): LawFact[] =>
  facts(
    [lawTools.written, ...statement.instruments.map(citedItem)],
    [lawTools.readings, ...(statement.readings ?? []).map(readingItem)],
    [lawTools.checked, dayOfCheck(statement)],
  );

const whoIn = (reach: Reach[]): string => reach.map(({ who }) => who).join("; ");

/** Whose law it is, in the words of filters and table. */
export const jurisdictionOf = ({ state, jurisdiction }: Partial<LawRule>): string =>
  state ?? (jurisdiction && !isHomeLaw({ jurisdiction }) ? jurisdiction : lawTools.centre);

/** A rule's status on the day of the build, in words. */
export function ruleStatus({ status, date, from = date, until }: LawRule): string {
  if (status === "repealed" || (until && until < today()))
    return fill(lawTools.ended, { date: formatDay(until ?? date) });
  if (status === "saved") return lawTools.saved;
  if (status !== "in force") return fill(lawTools[status], { date: formatDay(date) });
  return fill(from > today() ? lawTools.appliesFrom : lawTools.inForce, { date: formatDay(from) });
}

/** The same with the country or state whose law it is. */
export function placedStanding(rule: LawRule): string {
  const { jurisdiction: country, state } = rule;
  const [standing, date] = [ruleStatus(rule), formatDay(startOf(rule))];
  return !state && isHomeLaw(rule) && standing === fill(lawTools.inForce, { date })
    ? fill(lawTools.inForceAcross, { country, date })
    : `${standing}, ${state ?? country}`;
}

const ruleHref = (id: string): string => link(rulePath(id) ?? IN_FORCE);

/** The day on which most rules in force began: their rows leave it out. */
export const usualDay = (rules: LawRule[]): string | undefined =>
  [...Map.groupBy(rules.filter(isBinding), startOf)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )[0]?.[0];

const isBinding = ({ status }: LawRule): boolean => status === "in force";

/** The note beside a rule's title: whose law it is and its status, unless both are usual. */
function rowNote(rule: LawRule, usual: string | undefined): string {
  const [place, standing] = [jurisdictionOf(rule), ruleStatus(rule)];
  const start = { date: formatDay(startOf(rule)) };
  const since = startOf(rule) !== usual && fill(lawTools.since, start);
  const isHolding = standing === fill(lawTools.inForce, start);
  return [place !== lawTools.centre && place, isHolding ? since : uncapital(standing)]
    .filter(Boolean)
    .join(", ");
}

/** @param usual the day from which rules without a note are in force */
export const ruleEntry = (rule: LawRule, usual: string | undefined): FoldedEntry => ({
  ...marks(rule),
  id: rule.id,
  title: rule.title,
  note: rowNote(rule, usual),
  figure: rule.figure,
  text: [rule.says, ...(rule.detail?.split(/\n+/) ?? [])],
  facts: [
    ...facts([lawTools.standing, ruleStatus(rule)], [lawTools.reach, whoIn(rule.reach)]),
    ...basisFacts(rule),
  ],
  more: { href: ruleHref(rule.id), label: lawTools.ruleMore },
});

export const ruleLink = ({ id, title }: LawRule) => ({ href: ruleHref(id), title });

/** Links to rules, for those that the site shows. */
export const ruleLinks = (ids: (string | undefined)[]) =>
  lawRules()
    .filter(({ id }) => ids.includes(id))
    .map(ruleLink);

/** Recorded changes as rows: those of one rule in a month share one, with the first one's day and the most urgent grade. */
export const changeRows = (changes: LawChange[]) =>
  Map.groupBy(changes, ({ rules, day }) => `${rules[0]} ${day.slice(0, 7)}`)
    .entries()
    .map(([id, same]) => {
      const { isOld, day, rules } = same[0]!;
      const others = same.flatMap((each) => each.rules).filter((rule) => rule !== rules[0]);
      return {
        id,
        grade: same.toSorted(byGrade)[0]!.grade,
        on: max(same, ({ on }) => on),
        says: same.map(({ on, says }) => ({
          text: says,
          entered: fill(lawTools.enteredOn, { date: formatDay(on) }),
        })),
        links: [...ruleLinks([rules[0]]), ...ruleLinks(others)],
        note: (isOld ? formatDay : formatShortDay)(day),
      };
    })
    .toArray();

export const dutyLink = ({ id, title }: Duty) => ({ href: link(dutyPath(id)), title });

/** The rule that an entry belongs to; empty if the site does not show it. */
export const ruleFact = (id: string | undefined): LawFact[] =>
  facts([lawTools.rests, ...ruleLinks([id])]);

const daysOf = (next: DueDate[]) =>
  next.map(({ date }) => ({ until: endOf(date), text: formatShortDay(date) }));

/** What a due date on a Sunday asks for. */
const onSunday = (date: string): string | undefined =>
  weekdayNumber(date) === 0
    ? fill(lawTools.onSunday, { day: formatShortDay(addDays(date, -1)) })
    : undefined;

/** A duty on one of its dates, or on its `next`. @param id for fragments: a duty may be on a page several times */
export function dueEntry(
  { date, duty, period }: DueDate,
  id = duty.id,
  next?: DueDate[],
): FoldedEntry {
  const months = next?.map(
    (due) => due.period && `${formatShortDay(due.date)}: ${formatMonth(due.period)}`,
  );
  const checklist = duty.checklist && lawChecklistById(duty.checklist);
  return {
    ...marks(duty),
    id,
    title: duty.title,
    ...(next ? { dates: daysOf(next) } : { note: duty.state, why: onSunday(date) }),
    text: [duty.says, duty.note].filter((said) => said !== undefined),
    facts: [
      ...facts(
        [lawTools.who, whoIn(duty.reach)],
        [lawTools.form, duty.form],
        [lawTools.when, duty.when],
        [lawTools.period, ...(months ?? [period && formatMonth(period)])],
        [lawTools.rests, ...ruleLinks(duty.rules)],
        [lawTools.checklist, checklist && linkTo(checklist)],
      ),
      ...basisFacts(duty),
    ],
    more: { href: link(dutyCalendarPath(duty)), label: lawTools.addDuty },
  };
}

/** An old name as a row: its first spelling is the title, the others stand in the text. */
export const nameEntry = (name: LawName): FoldedEntry => {
  const [old = "", ...more] = name.old;
  const others = more.filter((other) => !old.includes(other));
  return {
    ...marks(name),
    id: name.id,
    title: old,
    now: name.now,
    text: [
      `${name.says}. ${fill(lawTools.nameSince, { date: formatDay(name.since) })}.`,
      ...(others.length > 0 ? [fill(lawTools.alsoCalled, { names: others.join(", ") })] : []),
    ],
    facts: [
      ...facts([lawTools.form, name.form], [lawTools.change, ...ruleLinks([name.rule])]),
      ...basisFacts(name),
    ],
  };
};

/** An abbreviation with its meaning. */
export const termEntry = (entry: GlossaryTerm): FoldedEntry => ({
  id: termId(entry),
  title: entry.term,
  now: entry.name,
  text: [entry.text],
  facts: [],
});

/** A duty or rule with whom it applies to, for the questions of /resources/which-rules. */
const asked = (kind: "duty" | "rule", of: Duty | LawRule) => ({
  ...marks(of),
  id: `${kind}-${of.id}`,
  title: of.title,
  place: jurisdictionOf(of),
  text: [of.says],
  reach: of.reach,
});

/** A duty for these questions, with its next days and a link. */
export const dutyReach = (duty: Duty, next: DueDate[]) => ({
  ...asked("duty", duty),
  dates: next[0] && daysOf(next),
  facts: facts([lawTools.reach, whoIn(duty.reach)]),
  more: next[0] ? { href: link(dutyPath(duty.id)), label: lawTools.ruleMore } : undefined,
});

/** A rule as a row of “Which rules apply?”. */
export const ruleReach = (rule: LawRule) => ({
  ...asked("rule", rule),
  facts: facts([lawTools.standing, ruleStatus(rule)], [lawTools.reach, whoIn(rule.reach)]),
  more: { href: ruleHref(rule.id), label: lawTools.ruleMore },
});

/** An open question, what each authority says, and what the firm follows. */
export const questionEntry = (question: LawQuestion): FoldedEntry => ({
  id: question.id,
  title: question.asks,
  note: fill(lawTools.openSince, { date: formatDay(question.since) }),
  text: [question.follow, question.why],
  facts: facts(
    [lawTools.readings, ...question.readings.map(readingItem)],
    [lawTools.rests, ...ruleLinks(question.rules)],
    [lawTools.checked, dayOfCheck(question)],
  ),
  warning: warningOf(question),
});
