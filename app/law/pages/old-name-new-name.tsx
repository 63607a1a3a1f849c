import { searchParts } from "virtual:labels";
import { basisOf } from "#app/law/basis.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { lawSubjects } from "#app/law/collections/rules.server.ts";
import { Island } from "#app/components/island.tsx";
import { LawSearch } from "#app/law/sections/law-search.tsx";
import { NameList } from "#app/law/sections/name-list.tsx";
import { nameEntry, termEntry } from "./law-entries.server.ts";
import { lawPage, searching } from "./law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** The number of names shown at once: the first of the file, which are asked for most. */
const COMMON = 12;
/** Acts with fewer old sections have no fold of their own. */
const FEW = 4;

/** The names by Act, or by subject where they have none; then the abbreviations. */
function groups(glossaryHeading: string) {
  const { names, glossary } = lawNames();
  const heads = new Map([
    ...lawSubjects().map(({ id, name }) => [id, name] as const),
    ...names.map(({ id, old }) => [id, old[0]!] as const),
  ]);
  const byAct = Map.groupBy(names, ({ act, subject }) =>
    act && names.filter((other) => other.act === act).length >= FEW ? act : subject,
  );
  return [
    ...[...byAct].map(([id, of]) => ({
      id: `of-${id}`,
      heading: heads.get(id)!,
      entries: of.map(nameEntry),
    })),
    { id: "glossary", heading: glossaryHeading, entries: glossary.map(termEntry) },
  ];
}

export function loader() {
  const { names } = lawWords();
  const entries = lawNames().names.map(nameEntry);
  const [first] = entries;
  const { title: old = "", now = "", text: [says = ""] = [] } = first ?? {};
  const finder = {
    ...searching(),
    label: names.search,
    kinds: [searchParts.name, searchParts.term],
    example: first && { href: `#${first.id}`, old, now, says },
  };
  return lawPage({
    page: names,
    sheet: "pale",
    tool: <Island name="law-search" component={LawSearch} props={finder} />,
    children: (
      <NameList
        heading={names.entries}
        common={entries.slice(0, COMMON)}
        groups={groups(names.glossary)}
        bases={lawNames().names.map(basisOf)}
      />
    ),
  });
}
