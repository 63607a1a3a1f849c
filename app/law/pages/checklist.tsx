import { lawTools } from "virtual:labels";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { LawChecklist } from "#app/law/sections/law-checklist.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { checkLine, dutyHref, ruleHref, ruleTitle } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/checklist";

export { meta } from "#app/seo/meta.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const checklist = lawChecklists().find(({ id }) => id === params.checklist);
  if (!checklist) throw notFoundResponse();
  const { path, title, searchTitle, description, lead, groups } = checklist;
  return {
    ...(await lawPage(path, { title, searchTitle, description, lead }, "pale")),
    checklist: {
      labels: lawWords().checklists,
      groups: groups.map(({ heading, items }) => ({
        heading,
        items: items.map(({ text, when, section, ...refs }) => ({
          text,
          when: when ?? duties().find(({ id }) => id === refs.duties[0])?.when,
          section,
          ways: [
            ...refs.duties.map((id) => ({
              href: dutyHref(id),
              title: duties().find((duty) => duty.id === id)!.title,
            })),
            ...refs.rules.map((id) => ({ href: ruleHref(id), title: ruleTitle(id) })),
          ],
        })),
      })),
      standing: [`${lawTools.source}: ${checklist.source}`, checkLine(checklist)],
    },
  };
}

export default function ChecklistPage({ loaderData }: Route.ComponentProps) {
  const { hero, checklist, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <LawChecklist {...checklist} />
      <LawNoticeBand {...notice} />
    </>
  );
}
