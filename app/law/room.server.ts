import { wordsIn } from "#app/lib/words-in.ts";
import type { LawRoom, RuleOfLaw } from "#app/room.ts";
import { IN_FORCE, rulePath } from "./addresses.server.ts";
import { calendarAddresses } from "./collections/calendars.server.ts";
import { lawChanges, schema as changesFile } from "./collections/changes.server.ts";
import {
  lawChecklists,
  readLawChecklist,
  schema as checklist,
} from "./collections/checklists.server.ts";
import {
  calendarMonths,
  duties,
  nextDates,
  schema as dutiesFile,
} from "./collections/duties.server.ts";
import { isCheckDue } from "./collections/fields.server.ts";
import {
  instruments,
  officialAddress,
  schema as instrumentsFile,
} from "./collections/instruments.server.ts";
import { lawNames, schema as namesFile } from "./collections/names.server.ts";
import { hasLawPages, lawPages, schema as pagesFile } from "./collections/pages.server.ts";
import { lawQuestions, schema as questionsFile } from "./collections/questions.server.ts";
import { lawRates, schema as ratesFile } from "./collections/rates.server.ts";
import {
  lawChangesSince,
  lawRuleIds,
  lawRules,
  schema as rulesFile,
  type LawRule,
} from "./collections/rules.server.ts";
import { lawStatements } from "./collections/statements.server.ts";
import { searchEntries } from "./search.server.ts";
import { statutoryYear } from "./statutory-year.server.ts";

/** A page that a firm without the section's words does not have. */
const ifLaw = (path: string) => (): string[] => (hasLawPages() ? [path] : []);

const withOfficialText = (rule: LawRule): RuleOfLaw => ({
  ...rule,
  link: officialAddress(rule.instruments),
});

/** Law, for the rest of the site. */
export const law: LawRoom = {
  kinds: [
    {
      folder: "law/checklists",
      extension: ".yaml",
      schema: checklist,
      read: readLawChecklist,
      label: "Checklists to take away",
      one: "checklist",
      pages: { pattern: "/resources/:checklist", all: lawChecklists },
      search: () =>
        lawChecklists().map(({ path, title, searchTitle, lead, groups }) => ({
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
    "law/rules.yaml": { schema: rulesFile, read: lawRules, label: "Law: rules" },
    "law/duties.yaml": { schema: dutiesFile, read: duties, label: "Law: duties and dates" },
    "law/instruments.yaml": {
      schema: instrumentsFile,
      read: instruments,
      label: "Law: instruments, with their official addresses",
    },
    "law/changes.yaml": { schema: changesFile, read: lawChanges, label: "Law: what changed" },
    "law/questions.yaml": {
      schema: questionsFile,
      read: lawQuestions,
      label: "Law: what is not settled",
    },
    "law/names.yaml": { schema: namesFile, read: lawNames, label: "Law: old and new names" },
    "law/pages.yaml": { schema: pagesFile, read: lawPages, label: "Law: words of the pages" },
    "law/rates.yaml": { schema: ratesFile, read: lawRates, label: "Law: rates and limits" },
  },
  addresses: {
    "/resources": ifLaw("/resources"),
    [IN_FORCE]: ifLaw(IN_FORCE),
    [`${IN_FORCE}/:rule`]: () => lawRules().flatMap(({ id }) => rulePath(id) ?? []),
    "/resources/old-name-new-name": ifLaw("/resources/old-name-new-name"),
    "/resources/compliance-calendar": ifLaw("/resources/compliance-calendar"),
    "/resources/compliance-calendar/:month": () =>
      calendarMonths().map((month) => `/resources/compliance-calendar/${month}`),
    "/resources/changes": () => (lawChanges().length > 0 ? ["/resources/changes"] : []),
    "/resources/which-rules": ifLaw("/resources/which-rules"),
    "/feed/law.xml": ifLaw("/feed/law.xml"),
    "/calendar/:document": calendarAddresses,
  },
  search: searchEntries,
  places: {
    // Of a rule that is not shown, the page itself is the place.
    [IN_FORCE]: () => [...lawRuleIds(), ...lawQuestions().map(({ id }) => id)],
  },
  rules: () => lawRules().map(withOfficialText),
  ruleIds: lawRuleIds,
  rulePath,
  changesSince: (article) => lawChangesSince(article).map(withOfficialText),
  statutoryYear,
  nextDue: () =>
    [...Map.groupBy(nextDates(), ({ date }) => date)].map(([day, [first]]) => ({
      day,
      title: first!.duty.title,
      path: `/resources/compliance-calendar/${day.slice(0, 7)}`,
    })),
  statements: lawStatements,
  isCheckDue,
};
