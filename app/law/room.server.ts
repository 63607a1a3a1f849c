import type { LawRoom, RuleOfLaw } from "#app/room.ts";
import {
  CALENDAR,
  CHANGES,
  IN_FORCE,
  LAW_FEED,
  NAMES,
  rulePath,
  WHICH,
} from "./addresses.server.ts";
import { calendarAddresses } from "./collections/calendars.server.ts";
import { endOf } from "#app/collections/reader/publication.server.ts";
import * as changes from "./collections/changes.server.ts";
import { checklistKind, lawChecklists } from "./collections/checklists.server.ts";
import * as duties from "./collections/duties.server.ts";
import { isCheckDue } from "./collections/fields.server.ts";
import * as instruments from "./collections/instruments.server.ts";
import * as names from "./collections/names.server.ts";
import * as pages from "./collections/pages.server.ts";
import * as questions from "./collections/questions.server.ts";
import * as rates from "./collections/rates.server.ts";
import * as rules from "./collections/rules.server.ts";
import { peopleAnswer, searchEntries } from "./search.server.ts";
import { statutoryYear } from "./statutory-year.server.ts";

/** Addresses of pages; none for a firm without the law section's words. */
const ifLaw = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, () => (pages.hasLawPages() ? [path] : [])]));

const withOfficialText = (rule: rules.LawRule): RuleOfLaw => ({
  ...rule,
  link: instruments.officialAddress(rule.instruments),
});

/** The number of due days in a page, in case the site is not built again: enough for over a month. */
const DUE_DAYS = 7;

/** The files of the room, with their names in the editor's list. */
const FILES = [
  ["rules", "rules", rules, rules.lawRules, IN_FORCE],
  ["duties", "duties and dates", duties, duties.duties, CALENDAR],
  [
    "instruments",
    "instruments, with their official addresses",
    instruments,
    instruments.instruments,
  ],
  ["changes", "what changed", changes, changes.lawChanges, CHANGES],
  ["questions", "what is not settled", questions, questions.lawQuestions],
  ["names", "old and new names", names, names.lawNames, NAMES],
  ["pages", "words of the pages", pages, pages.lawWords],
  ["rates", "rates and limits", rates, rates.lawRates, "/resources/calculators"],
] as const;

export const law: LawRoom = {
  kinds: [checklistKind],
  files: Object.fromEntries(
    FILES.map(([name, label, { schema }, read, page = "/resources"]) => [
      `law/${name}.yaml`,
      { schema, read, label: `Law: ${label}`, page },
    ]),
  ),
  pages: {
    "/resources": "law/pages/index.tsx",
    [IN_FORCE]: "law/pages/what-is-in-force.tsx",
    [`${IN_FORCE}/:rule`]: "law/pages/rule.tsx",
    [NAMES]: "law/pages/old-name-new-name.tsx",
    [CALENDAR]: "law/pages/compliance-calendar.tsx",
    [`${CALENDAR}/:month`]: "law/pages/compliance-calendar.tsx",
    [CHANGES]: "law/pages/changes.tsx",
    [WHICH]: "law/pages/which-rules.tsx",
    "/resources/:checklist": "law/pages/checklist.tsx",
  },
  documents: {
    [LAW_FEED]: "law/feeds/law-feed.xml.ts",
    "/calendar/:document": "law/feeds/calendar.ts",
  },
  addresses: {
    ...ifLaw("/resources", IN_FORCE, NAMES, CALENDAR, WHICH, LAW_FEED),
    [`${IN_FORCE}/:rule`]: () => rules.lawRules().flatMap(({ id }) => rulePath(id) ?? []),
    [`${CALENDAR}/:month`]: () => duties.calendarMonths().map((month) => `${CALENDAR}/${month}`),
    [CHANGES]: () => (changes.lawChanges().length > 0 ? [CHANGES] : []),
    "/calendar/:document": calendarAddresses,
  },
  search: searchEntries,
  people: peopleAnswer,
  places: {
    // Also ids of hidden rules, which the page does not have: links to them lead to its top.
    [IN_FORCE]: () => [...rules.lawRuleIds(), ...questions.lawQuestions().map(({ id }) => id)],
  },
  rules: () => rules.lawRules().map(withOfficialText),
  path: () => (pages.hasLawPages() ? "/resources" : undefined),
  rulePath,
  changesSince: (article) => rules.lawChangesSince(article).map(withOfficialText),
  statutoryYear,
  nextDue: () =>
    [...Map.groupBy(duties.datesAhead(), ({ date }) => date)]
      .slice(0, DUE_DAYS)
      .map(([day, [first]]) => ({
        day,
        until: endOf(day),
        title: first!.duty.title,
        path: `${CALENDAR}/${day.slice(0, 7)}`,
      })),
  statements: () => [
    ...rules.lawRules(),
    ...duties.duties(),
    ...names.lawNames().names,
    ...lawChecklists(),
    ...rates.lawRates(),
  ],
  isCheckDue,
};
