import { calculators, calculatorsPage } from "#app/calculators/calculators.server.ts";
import { link } from "#app/lib/site-url.ts";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ScopeList } from "#app/sections/scope-list.tsx";
import { lawPage } from "#app/law/pages/law-page.server.ts";
import type { PageProps } from "#app/route.ts";

export async function loader() {
  const page = calculatorsPage();
  return {
    ...(await lawPage("/resources/calculators", page, page.sheet)),
    calculators: {
      heading: page.list,
      items: calculators().map(({ path, title, summary }) => ({
        href: link(path),
        title,
        text: summary,
      })),
    },
  };
}

export default function Calculators({ loaderData }: PageProps<typeof loader>) {
  const { hero, calculators: list, notice } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <ScopeList id="calculators" {...list} background="white" />
      <LawNoticeBand {...notice} />
    </>
  );
}
