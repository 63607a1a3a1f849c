import { calculators, calculatorsPage } from "#app/calculators/calculators.server.ts";
import { Band, sectionHeading } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import { linked } from "#app/lib/site-url.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { lawPage } from "#app/law/pages/law-page.server.ts";
import type { PageProps } from "#app/route.ts";

export async function loader() {
  const page = calculatorsPage();
  return {
    ...(await lawPage("/resources/calculators", page, page.sheet)),
    calculators: {
      heading: page.list,
      items: calculators().map(linked),
    },
  };
}

export default function Calculators({ loaderData }: PageProps<typeof loader>) {
  const { hero, calculators: list, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <Band labelledBy="calculators">
        <h2 id="calculators" className={sectionHeading}>
          {list.heading}
        </h2>
        <Terms
          large
          rows={list.items.map(({ href, title, summary }) => ({
            key: href,
            term: <a href={href}>{title}</a>,
            text: summary,
          }))}
        />
      </Band>
      <LawNoticeBand {...notice} />
    </>
  );
}
