import { duties } from "#app/law/collections/duties.server.ts";
import { writtenAll } from "#app/law/collections/instruments.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import { LawPage } from "#app/law/sections/law-page.tsx";
import { LawChecklist } from "#app/law/sections/law-checklist.tsx";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import type { Address } from "#app/route.ts";
import { checkLine, dutyHref, ruleHref } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

export async function loader({ params }: Address<"/resources/:checklist">) {
  const checklist = lawChecklists().find(({ id }) => id === params.checklist);
  if (!checklist) throw notFoundResponse();
  const { path, title, searchTitle, description, lead, groups } = checklist;
  const { head, ...frame } = await lawPage(path, { title, searchTitle, description, lead }, "pale");
  const shown = groups.map(({ heading, items }) => ({
    heading,
    items: items.map(({ text, when, instruments, ...refs }) => ({
      text,
      when: when ?? duties().find(({ id }) => id === refs.duties[0])?.when,
      section: writtenAll(instruments),
      ways: [
        ...duties()
          .filter(({ id }) => refs.duties.includes(id))
          .map((duty) => ({ href: dutyHref(duty.id), title: duty.title })),
        ...lawRules()
          .filter(({ id }) => refs.rules.includes(id))
          .map((rule) => ({ href: ruleHref(rule.id), title: rule.title })),
      ],
    })),
  }));
  const tool = (
    <LawChecklist labels={lawWords().checklists} groups={shown} standing={checkLine(checklist)} />
  );
  return { head, body: <LawPage {...frame} tool={tool} /> };
}
