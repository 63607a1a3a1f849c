import { lawTools } from "virtual:labels";
import { posts } from "#app/collections/blog.server.ts";
import { IN_FORCE, rulePath } from "#app/law/addresses.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { lawQuestions } from "#app/law/collections/questions.server.ts";
import { lawRules, lawSubjects } from "#app/law/collections/rules.server.ts";
import { LawPage } from "#app/law/sections/law-page.tsx";
import { RuleSheet } from "#app/law/sections/rule-sheet.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import type { Address } from "#app/route.ts";
import { link } from "#app/lib/site-url.ts";
import { truncate } from "#app/lib/truncate.ts";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { everyRoom } from "#app/rooms.server.ts";
import { dutyHref, ruleEntry, standingOf, jurisdictionOf } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

/** What a search engine shows of a description. */
const DESCRIPTION = 159;

/** Rules of the same subject that a page leads on to. */
const BESIDES = 3;

/** The next rules of a rule's subject, the first after the last. */
function besides({ id, subject }: { id: string; subject: string }) {
  const all = lawRules().filter((rule) => rule.subject === subject);
  const at = all.findIndex((rule) => rule.id === id);
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, BESIDES);
}

export async function loader({ params }: Address<"/resources/what-is-in-force/:rule">) {
  const { inForce } = lawWords();
  const rule = lawRules().find(({ id }) => id === params.rule);
  if (!rule) throw notFoundResponse();
  const { id, title, says, subject } = rule;
  const entry = ruleEntry(rule, undefined);
  const history = lawChanges()
    .filter(({ rules }) => rules.includes(id))
    .map(({ on, says: note }) => ({ text: formatDay(on), note }));
  if (history.length > 0) entry.facts.push({ term: lawTools.history, items: history });
  const standing = `${standingOf(rule)}, ${jurisdictionOf(rule)}`;
  const description = truncate(
    [says, `${standing}.`, rule.detail].filter(Boolean).join(" "),
    DESCRIPTION,
  );
  const open = lawQuestions().filter(({ rules }) => rules.includes(id));
  const names = lawNames().names.filter((name) => name.rule === id);
  const due = duties().filter(({ rules }) => rules.includes(id));
  const group = lawSubjects().find((entry) => entry.id === subject)!;
  const ways = [
    {
      heading: lawTools.duties,
      links: due.map((duty) => ({ href: dutyHref(duty.id), title: duty.title, note: duty.when })),
    },
    {
      heading: lawTools.open,
      links: open.map((question) => ({
        href: `${link(IN_FORCE)}#${question.id}`,
        title: question.asks,
      })),
    },
    {
      heading: lawTools.names,
      links: names.map((name) => ({
        href: `${link("/resources/old-name-new-name")}#${name.id}`,
        title: fill(lawTools.wasCalled, { old: name.old[0]!, now: name.now }),
      })),
    },
    {
      heading: lawTools.works,
      links: everyRoom().flatMap(({ restingOn }) =>
        (restingOn?.(id) ?? []).map(({ path, title: name }) => ({ href: link(path), title: name })),
      ),
    },
    {
      heading: lawTools.articles,
      links: posts()
        .filter(({ lawRules: named }) => named?.includes(id))
        .map((post) => ({ href: link(post.path), title: post.title })),
    },
    {
      heading: group.name,
      links: besides(rule).map((other) => ({
        href: link(rulePath(other.id)!),
        title: other.title,
      })),
    },
  ].filter(({ links }) => links.length > 0);
  const { head, ...frame } = await lawPage(
    rulePath(id)!,
    { title, description, lead: standing },
    "bloom",
    [{ label: inForce.title, path: IN_FORCE }],
  );
  const back = { href: `${link(IN_FORCE)}#${subject}`, label: group.name };
  return {
    head,
    body: (
      <LawPage {...frame}>
        <RuleSheet entry={entry} ways={ways} back={back} />
      </LawPage>
    ),
  };
}
