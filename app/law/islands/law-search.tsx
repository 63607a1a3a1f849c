import { LawSearch } from "#app/law/sections/law-search.tsx";
import { hydrateIsland } from "#app/browser/hydrate-island.tsx";

await hydrateIsland("law-search", LawSearch);
