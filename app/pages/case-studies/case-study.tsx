import { caseStudy, consultation } from "virtual:labels";
import { caseStudies, caseStudyById } from "#app/collections/case-studies.server.ts";
import { caseStudiesPage } from "#app/collections/pages.server.ts";
import { regionById } from "#app/collections/regions.server.ts";
import { sectorById } from "#app/collections/sectors.server.ts";
import { serviceById } from "#app/collections/services.server.ts";
import { team } from "#app/collections/team.server.ts";
import { HeadedBand } from "#app/components/band.tsx";
import { CaseEntry } from "#app/components/case-entry.tsx";
import { Meta } from "#app/components/meta.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleMark } from "#app/components/badge.tsx";
import { trailThrough, type Page } from "#app/head.server.tsx";
import { addressWord } from "#app/lib/address/address-word.ts";
import { link, linksTo } from "#app/lib/address/site-url.ts";
import { figurePhoto } from "#app/pictures/photo.server.ts";
import { othersFrom } from "#app/lib/others-from.ts";
import { CaseChange, CaseStory } from "#app/sections/case-story.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { QuoteBand } from "#app/sections/quote-band.tsx";
import { close } from "../consultation.server.tsx";
import { caseTeaser } from "../related-cards.server.ts";
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
  const others = othersFrom(caseStudies(), id).slice(0, 2);
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
          results={study.results.map((result) =>
            result === change ? { ...result, before: undefined } : result,
          )}
          links={[...services, ...linksTo([study.sector], sectorById), ...regions]}
          sheet={sheetOf(study.sheet)}
          figures={await Promise.all(
            study.pictures.map(async ({ caption, ...picture }) => ({
              photo: await figurePhoto(picture, study.pictures.length === 1 ? 1 : 2),
              caption,
            })),
          )}
        />
        <QuoteBand {...testimonial} sample={study.sample} />
        {others.length > 0 && (
          <HeadedBand
            id="others"
            heading={caseStudy.others}
            link={<MoreLink href={link("/case-studies")}>{caseStudy.all}</MoreLink>}
            screenOnly
          >
            <div className="tiles">
              {others.map((other, at) => (
                <CaseEntry
                  key={other.id}
                  {...caseTeaser(other)}
                  look="half"
                  rel={at === 0 ? "next" : undefined}
                />
              ))}
            </div>
          </HeadedBand>
        )}
        {await close(study.callToAction ?? page.callToAction, consultation.schedule, lead?.id)}
      </>
    ),
  };
}
