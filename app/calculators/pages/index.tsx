import { calculators, calculatorsPage } from "#app/calculators/calculators.server.ts";
import { Band, sectionHeading } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import { link } from "#app/lib/site-url.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { lawFrame } from "#app/law/pages/law-page.server.tsx";

export async function loader() {
  const page = calculatorsPage();
  const { head, hero, notice } = await lawFrame({
    path: "/resources/calculators",
    page,
    sheet: page.sheet,
  });
  return {
    head,
    body: (
      <>
        <PageHero {...hero} />
        <Band labelledBy="calculators">
          <h2 id="calculators" className={sectionHeading}>
            {page.list}
          </h2>
          <Terms
            large
            rows={calculators().map(({ path, title, summary }) => ({
              key: path,
              term: <a href={link(path)}>{title}</a>,
              text: summary,
            }))}
          />
        </Band>
        <LawNoticeBand {...notice} />
      </>
    ),
  };
}
