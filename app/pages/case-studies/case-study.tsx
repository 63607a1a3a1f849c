import { caseStudy, consultation, topics } from "virtual:labels";
import { caseStudies, caseStudyById } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { regionById } from "#app/collections/regions.server.ts";
import { sectorById } from "#app/collections/sectors.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { team } from "#app/collections/team.server.ts";
import { Meta } from "#app/components/meta.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { TopicRows } from "#app/components/topic-rows.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { addressWord } from "#app/lib/address/address-word.ts";
import { linksTo, linkTo } from "#app/lib/address/site-url.ts";
import { figurePhoto } from "#app/pictures/photo.server.ts";
import { othersFrom } from "#app/lib/others-from.ts";
import { CaseChange, CaseStory } from "#app/sections/case-story.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { close } from "../consultation.server.tsx";
import { sheetOf } from "../services/paper.server.tsx";

export async function loader({ params }: { params: { caseStudy: string } }): Promise<Page> {
  const study = caseStudyById(params.caseStudy)!;
  const { id, title, industry, description, testimonial } = study;
  const page = caseStudiesPage();
  const services = linksTo(study.services, serviceById);
  const regions = linksTo(study.regions, regionById);
  const trail = trailThrough(
    { label: page.title, path: "/case-studies" },
    { label: industry, path: `/case-studies?industry=${addressWord(industry)}` },
  );
  const change = study.results.find(({ before }) => before);
  const lead = team().find(({ cases }) => cases.includes(id));
  const next = othersFrom(caseStudies(), id)
    .slice(0, 1)
    .map((study) => ({ ...linkTo(study), rel: "next" as const }));
  return {
    page: study,
    sheet: "laterite",
    trail,
    body: (
      <>
        <PageHero title={title} lead={description} background="laterite" flat trail={trail}>
          <Meta facts={[industry, ...[...services, ...regions].map((entry) => entry.title)]} />
          <SampleMark sample={study.sample} />
        </PageHero>
        {change && <CaseChange {...change} />}
        <CaseStory
          {...study}
          sheet={sheetOf(study.sheet)}
          figures={await Promise.all(
            study.pictures.map(async ({ caption, ...picture }) => ({
              photo: await figurePhoto(picture, study.pictures.length === 1 ? 1 : 2),
              caption,
            })),
          )}
        >
          <h3>{caseStudy.belongs}</h3>
          <TopicRows
            rows={[
              { label: topics.services, links: services },
              { label: topics.sector, links: linksTo([study.sector], sectorById) },
              { label: topics.regions, links: regions },
              { label: caseStudy.next, links: next },
            ]}
          />
        </CaseStory>
        <QuoteBand {...testimonial} sample={study.sample} />
        {await close(page.callToAction, consultation.schedule, lead?.id)}
      </>
    ),
  };
}
