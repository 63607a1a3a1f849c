import { basisOf } from "#app/law/basis.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { Band } from "#app/components/band.tsx";
import { Island } from "#app/components/island.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { DefinitionBand } from "#app/sections/definition-band.tsx";
import { BasisKey } from "#app/law/components/basis-key.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { NameFinder } from "#app/law/sections/name-finder/name-finder.tsx";
import { ToolHead } from "#app/law/sections/tool-head.tsx";
import { nameEntry, termEntry } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/old-name-new-name";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const { names } = lawWords();
  const { names: entries, glossary } = lawNames();
  return {
    ...(await lawPage("/resources/old-name-new-name", names, "pale")),
    bases: entries.map(basisOf),
    finder: {
      heading: names.entries,
      label: names.search,
      entries: entries.map(nameEntry),
      terms: glossary.map(termEntry),
    },
    glossary: {
      heading: names.glossary,
      rows: glossary.map(({ term, name, text }) => ({ term, text: `${name}. ${text}` })),
    },
  };
}

export default function OldNameNewName({ loaderData }: Route.ComponentProps) {
  const { hero, finder, glossary, notice } = loaderData;
  const hasGlossary = glossary.rows.length > 0;
  return (
    <>
      <ToolHead {...hero}>
        {hasGlossary && <MoreLink href="#glossary">{glossary.heading}</MoreLink>}
      </ToolHead>
      <Island name="name-finder" component={NameFinder} props={finder} />
      {hasGlossary && <DefinitionBand id="glossary" background="haze" {...glossary} />}
      <Band space="joined">
        <BasisKey bases={loaderData.bases} />
      </Band>
      <LawNoticeBand {...notice} />
    </>
  );
}
