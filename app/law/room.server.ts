import { wordsIn } from "#app/lib/words-in.ts";
import type { LawRoom, RuleOfLaw } from "#app/room.ts";
import { CALENDAR, IN_FORCE, NAMES, rulePath } from "./addresses.server.ts";
import { calendarAddresses } from "./collections/calendars.server.ts";
import * as changes from "./collections/changes.server.ts";
import * as checklists from "./collections/checklists.server.ts";
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

/** Of a page that a firm without the section's words does not have. */
const ifLaw = (path: string) => ({ [path]: () => (pages.hasLawPages() ? [path] : []) });

const withOfficialText = (rule: rules.LawRule): RuleOfLaw => ({
  ...rule,
  link: instruments.officialAddress(rule.instruments),
});

/** Days that a page knows of, should nobody build it anew: more than a month of them. */
const DUE_DAYS = 8;

/** Law, for the rest of the site. */
export const law: LawRoom = {
  kinds: [
    {
      folder: "law/checklists",
      extension: ".yaml",
      schema: checklists.schema,
      read: checklists.readLawChecklist,
      label: "Checklists to take away",
      one: "checklist",
      pages: { pattern: "/resources/:checklist", all: checklists.lawChecklists },
      search: () =>
        checklists.lawChecklists().map(({ path, title, searchTitle, lead, groups }) => ({
          kind: "checklist",
          path,
          title,
          summary: lead,
          typed: searchTitle ? [searchTitle] : [],
          text: wordsIn(groups),
        })),
    },
  ],
  files: {
    "law/rules.yaml": { schema: rules.schema, read: rules.lawRules, label: "Law: rules" },
    "law/duties.yaml": {
      schema: duties.schema,
      read: duties.duties,
      label: "Law: duties and dates",
    },
    "law/instruments.yaml": {
      schema: instruments.schema,
      read: instruments.instruments,
      label: "Law: instruments, with their official addresses",
    },
    "law/changes.yaml": {
      schema: changes.schema,
      read: changes.lawChanges,
      label: "Law: what changed",
    },
    "law/questions.yaml": {
      schema: questions.schema,
      read: questions.lawQuestions,
      label: "Law: what is not settled",
    },
    "law/names.yaml": {
      schema: names.schema,
      read: names.lawNames,
      label: "Law: old and new names",
    },
    "law/pages.yaml": {
      schema: pages.schema,
      read: pages.lawPages,
      label: "Law: words of the pages",
    },
    "law/rates.yaml": {
      schema: rates.schema,
      read: rates.lawRates,
      label: "Law: rates and limits",
    },
  },
  pages: {
    "/resources": "law/pages/index.tsx",
    [IN_FORCE]: "law/pages/what-is-in-force.tsx",
    [`${IN_FORCE}/:rule`]: "law/pages/rule.tsx",
    [NAMES]: "law/pages/old-name-new-name.tsx",
    [CALENDAR]: "law/pages/compliance-calendar.tsx",
    [`${CALENDAR}/:month`]: "law/pages/compliance-calendar.tsx",
    "/resources/changes": "law/pages/changes.tsx",
    "/resources/which-rules": "law/pages/which-rules.tsx",
    "/resources/:checklist": "law/pages/checklist.tsx",
  },
  documents: {
    "/feed/law.xml": "law/feeds/law-feed.xml.ts",
    "/calendar/:document": "law/feeds/calendar.ts",
  },
  addresses: {
    ...ifLaw("/resources"),
    ...ifLaw(IN_FORCE),
    ...ifLaw(NAMES),
    ...ifLaw(CALENDAR),
    ...ifLaw("/resources/which-rules"),
    ...ifLaw("/feed/law.xml"),
    [`${IN_FORCE}/:rule`]: () => rules.lawRules().flatMap(({ id }) => rulePath(id) ?? []),
    [`${CALENDAR}/:month`]: () => duties.calendarMonths().map((month) => `${CALENDAR}/${month}`),
    "/resources/changes": () => (changes.lawChanges().length > 0 ? ["/resources/changes"] : []),
    "/calendar/:document": calendarAddresses,
  },
  search: searchEntries,
  people: peopleAnswer,
  places: {
    // Of a rule that is not shown, the page itself is the place.
    [IN_FORCE]: () => [...rules.lawRuleIds(), ...questions.lawQuestions().map(({ id }) => id)],
  },
  rules: () => rules.lawRules().map(withOfficialText),
  ruleIds: rules.lawRuleIds,
  path: () => (pages.hasLawPages() ? "/resources" : undefined),
  rulePath,
  changesSince: (article) => rules.lawChangesSince(article).map(withOfficialText),
  statutoryYear,
  nextDue: () =>
    [...Map.groupBy(duties.nextDates(), ({ date }) => date)]
      .slice(0, DUE_DAYS)
      .map(([day, [first]]) => ({
        day,
        title: first!.duty.title,
        path: `${CALENDAR}/${day.slice(0, 7)}`,
      })),
  statements: () => [
    ...rules.lawRules(),
    ...duties.duties(),
    ...names.lawNames().names,
    ...checklists.lawChecklists(),
    ...rates.lawRates(),
  ],
  isCheckDue,
};
