import type { SearchEntry } from "#app/collections/kind.ts";
import type { Room } from "#app/room.ts";
import { link } from "#app/lib/address/site-url.ts";
import { wordsIn } from "#app/lib/text.ts";
import {
  dutyPath,
  IN_FORCE,
  lawToolPages,
  namePath,
  questionPath,
  rulePath,
  termPath,
  WHICH,
} from "./addresses.server.ts";
import { lawChanges } from "./collections/changes.server.ts";
import { duties, nextDate } from "./collections/duties.server.ts";
import { citationsText } from "./collections/instruments.server.ts";
import { lawNames } from "./collections/names.server.ts";
import { hasLawPages, lawWords } from "./collections/pages.server.ts";
import { lawQuestions } from "./collections/questions.server.ts";
import { isHomeLaw, lawRules, lawSubjects } from "./collections/rules.server.ts";
import { RENAMED } from "./renamed.ts";

const subjectName = (of: string) => lawSubjects().find(({ id }) => id === of)?.name ?? "";

const ruleEntries = (): SearchEntry[] =>
  lawRules().map((rule) => ({
    kind: "rule",
    links: [duties(), lawQuestions(), lawChanges()]
      .flat()
      .filter(({ rules }) => rules.includes(rule.id)).length,
    path: rulePath(rule.id) ?? IN_FORCE,
    title: rule.title,
    summary: [rule.says, rule.detail].filter(Boolean).join(" "),
    text: wordsIn([
      citationsText(rule.instruments),
      subjectName(rule.subject),
      rule.state,
      rule.jurisdiction,
      rule.reach.map(({ who }) => who),
    ]),
    date: rule.from ?? rule.date,
    isAbroad: !isHomeLaw(rule),
  }));

const questionEntries = (): SearchEntry[] =>
  lawQuestions().map((question) => ({
    kind: "question",
    path: questionPath(question.id),
    title: question.asks,
    summary: [question.follow, question.why].join(" "),
    text: wordsIn([question.readings.map(({ says }) => says), subjectName(question.subject)]),
  }));

const dutyEntries = (): SearchEntry[] =>
  duties().map((duty) => ({
    kind: "duty",
    path: dutyPath(duty.id),
    title: duty.title,
    summary: [duty.says, duty.note].filter(Boolean).join(" "),
    typed: duty.form ? [duty.form] : [],
    date: nextDate(duty.id),
    text: wordsIn([
      duty.when,
      citationsText(duty.instruments),
      duty.state,
      duty.reach.map(({ who }) => who),
    ]),
  }));

function nameEntries(): SearchEntry[] {
  const { names } = lawNames();
  const oldName = new Map(names.map(({ id, old }) => [id, old]));
  return names.map((name) => ({
    kind: "name",
    path: namePath(name),
    title: `${name.old[0]}${RENAMED}${name.now}`,
    summary: name.says,
    typed: [...name.old, ...name.typed],
    date: name.since,
    text: wordsIn([name.act && oldName.get(name.act), name.form, citationsText(name.instruments)]),
  }));
}

const termEntries = (): SearchEntry[] =>
  lawNames().glossary.map((entry) => ({
    kind: "term",
    path: termPath(entry),
    title: `${entry.term}: ${entry.name}`,
    summary: entry.text,
    text: "",
  }));

const toolEntries = (): SearchEntry[] =>
  [{ path: "/resources", ...lawWords().resources }, ...lawToolPages()].map(
    ({ path, title, searchTitle, lead, description }) => ({
      kind: "resource",
      path,
      title,
      summary: lead,
      typed: searchTitle ? [searchTitle] : [],
      text: description,
    }),
  );

/** The search's answer to a number of people: the page of the rules that apply to it. */
export const peopleAnswer: Room["people"] = ({ lawTools, searchKinds }) => {
  if (!hasLawPages()) return undefined;
  const { rulesFor: title, peopleWords: after } = lawTools;
  const { lead: summary } = lawWords().whichRules;
  const kind = searchKinds.resource.one;
  return { href: link(WHICH), kind, title, summary, after };
};

/** All entries of law for the site's search; empty on a site without its pages. */
export const searchEntries = (): SearchEntry[] =>
  hasLawPages()
    ? [
        ...toolEntries(),
        ...ruleEntries(),
        ...questionEntries(),
        ...dutyEntries(),
        ...nameEntries(),
        ...termEntries(),
      ]
    : [];
