import { Island } from "#app/components/island.tsx";
import { SampleNote } from "#app/components/sample-note.tsx";
import { NextSteps } from "#app/sections/next-steps.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ValuesBand } from "#app/sections/values-band.tsx";
import { Careers } from "./careers.tsx";
import type { JobListData } from "./job-list.server.ts";

/** The page that every route of the job list shows. */
export function JobList({ page }: { page: JobListData }) {
  const { content } = page;
  return (
    <>
      <PageHero
        title={content.title}
        lead={content.lead}
        background="ochre"
        drawing={page.heroDrawing}
      >
        {page.note && <SampleNote text={page.note} />}
      </PageHero>
      <ValuesBand
        background="white"
        heading={content.culture.heading}
        values={content.culture.values}
      />
      <Island name="careers" component={Careers} props={page.careers} />
      <NextSteps {...page.next} />
    </>
  );
}
