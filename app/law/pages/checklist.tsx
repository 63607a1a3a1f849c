import { duties } from "#app/law/collections/duties.server.ts";
import { citationText } from "#app/law/collections/instruments.server.ts";
import { lawChecklistById } from "#app/law/collections/checklists.server.ts";
import { LawChecklist } from "#app/law/sections/law-checklist.tsx";
import { checkLine, dutyLink, facts, ruleLinks } from "./law-entries.server.ts";
import { lawPage } from "./law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

export function loader({ params }: { params: { checklist: string } }) {
  const checklist = lawChecklistById(params.checklist)!;
  const words = lawWords().checklists;
  const groups = checklist.groups.map(({ heading, items }) => ({
    heading,
    items: items.map(({ text, when, instruments, rules, duties: ids }) => {
      const served = duties().filter(({ id }) => ids.includes(id));
      return {
        text,
        facts: facts(
          [words.due, when ?? duties().find(({ id }) => id === ids[0])?.when],
          [
            words.law,
            ...instruments.map(citationText),
            ...served.map(dutyLink),
            ...ruleLinks(rules),
          ],
        ),
      };
    }),
  }));
  return lawPage({
    page: checklist,
    sheet: "pale",
    tool: <LawChecklist groups={groups} standing={checkLine(checklist)} />,
  });
}
