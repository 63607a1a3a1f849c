import { lawTools } from "virtual:labels";
import { duties } from "#app/collections/law-duties.server.ts";
import { lawSheets } from "#app/collections/law-sheets.server.ts";
import { LawNoticeBand } from "#app/sections/law-notice-band.tsx";
import { LawSheet } from "#app/sections/law-sheet.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { notFoundResponse } from "../not-found-response.server.ts";
import { checkLine, dutyHref, ruleHref, ruleTitle } from "./law-entries.server.ts";
import { lawPage, words } from "./law-page.server.ts";
import type { Route } from "./+types/sheet";

export { meta } from "#app/seo/meta.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const sheet = lawSheets().find(({ id }) => id === params.sheet);
  if (!sheet) throw notFoundResponse();
  const { path, title, searchTitle, description, lead, groups } = sheet;
  return {
    ...(await lawPage(path, { title, searchTitle, description, lead }, "pale")),
    sheet: {
      labels: words().sheets,
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
      standing: [`${lawTools.source}: ${sheet.source}`, checkLine(sheet)],
    },
  };
}

export default function SheetPage({ loaderData }: Route.ComponentProps) {
  const { hero, sheet, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <LawSheet {...sheet} />
      <LawNoticeBand {...notice} />
    </>
  );
}
