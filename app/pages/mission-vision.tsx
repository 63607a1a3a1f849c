import { missionVisionPage } from "#app/collections/pages.server.ts";
import type { Page } from "#app/head.server.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Statements } from "#app/sections/statements.tsx";
import { TermsBand } from "#app/components/terms-band.tsx";
import { close } from "./consultation.server.tsx";

export async function loader(): Promise<Page> {
  const page = missionVisionPage();
  return {
    page,
    body: (
      <>
        <PageHero title={page.title} lead={page.lead} background="mist" flat />
        <Statements statements={[page.mission, page.vision, page.purpose]} />
        <TermsBand
          id="values"
          background="pale"
          heading={page.values.heading}
          rows={page.values.items.map(({ name, text }) => ({ term: name, text }))}
          columns
        />
        {await close(page.callToAction)}
      </>
    ),
  };
}
