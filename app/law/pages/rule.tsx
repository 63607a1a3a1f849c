import { lawTools } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { DESCRIPTION_LENGTH } from "#app/constants.ts";
import { CHANGES, IN_FORCE, NAMES, questionPath } from "#app/law/addresses.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { lawQuestions } from "#app/law/collections/questions.server.ts";
import { lawRules, lawSubjects } from "#app/law/collections/rules.server.ts";
import { othersFrom } from "#app/lib/others-from.ts";
import { RuleSheet, type RuleSheetProps } from "#app/law/sections/rule-sheet.tsx";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { link, linkTo } from "#app/lib/address/site-url.ts";
import { truncate, wholeSentences } from "#app/lib/text.ts";
import { everyRoom } from "#app/rooms.server.ts";
import { dutyLink, placedStanding, ruleEntry, ruleLink } from "./law-entries.server.ts";
import { lawPage } from "./law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** The number of rules of the same subject that a page links to. */
const BESIDES = 3;

export function loader({ params }: { params: { rule: string } }) {
  const rule = lawRules().find((entry) => entry.id === params.rule)!;
  const { id, title, subject } = rule;
  const isAbout = ({ rules }: { rules: string[] }) => rules.includes(id);
  const entry = ruleEntry(rule, undefined);
  // The status is shown below the title.
  const facts = entry.facts.filter(({ term }) => term !== lawTools.standing);
  const days = lawChanges()
    .filter(isAbout)
    .map(({ day }) => formatDay(day));
  const history = [...new Set(days)].join(", ");
  if (history)
    facts.push({ term: lawTools.history, items: [{ title: history, href: link(CHANGES) }] });
  const text = entry.text.join(" ");
  const description =
    wholeSentences(text, 100, DESCRIPTION_LENGTH) ??
    wholeSentences(`${title}. ${text}`, 70, DESCRIPTION_LENGTH) ??
    truncate(text, DESCRIPTION_LENGTH - "…".length);
  const { name: group, help } = lawSubjects().find((of) => of.id === subject)!;
  const ofSubject = lawRules().filter((of) => of.subject === subject);
  const ways: RuleSheetProps["ways"] = [
    {
      heading: lawTools.duties,
      links: duties()
        .filter(isAbout)
        .map((duty) => ({ ...dutyLink(duty), note: duty.when })),
    },
    {
      heading: lawTools.open,
      links: lawQuestions()
        .filter(isAbout)
        .map((question) => linkTo({ path: questionPath(question.id), title: question.asks })),
    },
    {
      heading: lawTools.names,
      links: lawNames()
        .names.filter((name) => name.rule === id)
        .map((name) => ({
          href: `${link(NAMES)}#${name.id}`,
          title: fill(lawTools.wasCalled, { old: name.old[0]!, now: name.now }),
        })),
    },
    {
      heading: lawTools.works,
      links: everyRoom().flatMap(({ restingOn }) => (restingOn?.(id) ?? []).map(linkTo)),
    },
    {
      heading: lawTools.articles,
      links: posts()
        .filter(({ lawRules: named }) => named.includes(id))
        .map(linkTo),
    },
    {
      heading: group,
      href: `${link(IN_FORCE)}#${subject}`,
      links: othersFrom(ofSubject, id).slice(0, BESIDES).map(ruleLink),
    },
  ];
  return lawPage({
    page: { title, description, lead: placedStanding(rule), help: rule.help ?? help },
    sheet: "bloom",
    above: [{ label: lawWords().inForce.title, path: IN_FORCE }],
    children: (
      <RuleSheet entry={{ ...entry, facts }} ways={ways.filter(({ links }) => links.length > 0)} />
    ),
  });
}
