import { trail as trailLabels } from "virtual:labels";
import { calculators, calculatorsPage } from "#app/collections/calculators.server.ts";
import { headFor } from "#app/head.server.ts";
import { link } from "#app/lib/site-url.ts";
import { pageHeroDrawing } from "#app/pictures/drawings.server.ts";
import { ConsultationBand } from "#app/sections/consultation-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ScopeList } from "#app/sections/scope-list.tsx";
import { consultationBand } from "../../consultation-band.server.ts";
import type { Route } from "./+types/index";

export { meta } from "#app/seo/meta.ts";

const PATH = "/resources/calculators";

export async function loader() {
  const { title, searchTitle, description, lead, sheet } = calculatorsPage();
  const trail = [{ label: trailLabels.home, path: "/" }, { label: title }];
  return {
    head: await headFor({ path: PATH, title, searchTitle, description, sheet, trail }),
    title,
    lead,
    sheet,
    trail: trail.map(({ label, path }) => ({ label, href: path && link(path) })),
    calculators: calculators().map(({ path, title, summary }) => ({
      href: link(path),
      title,
      text: summary,
    })),
    consultation: consultationBand(),
    heroDrawing: pageHeroDrawing(PATH, sheet),
  };
}

export default function Calculators({ loaderData }: Route.ComponentProps) {
  const { title, lead, sheet, trail, heroDrawing } = loaderData;
  return (
    <>
      <PageHero title={title} lead={lead} background={sheet} drawing={heroDrawing} trail={trail} />
      <ScopeList
        id="calculators"
        heading={title}
        items={loaderData.calculators}
        background="white"
      />
      <ConsultationBand {...loaderData.consultation} />
    </>
  );
}
