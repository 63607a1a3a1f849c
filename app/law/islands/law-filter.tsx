import { LawFilter } from "#app/law/sections/law-browser/law-filter.tsx";
import { hydrateIsland } from "#app/browser/hydrate-island.tsx";

await hydrateIsland("law-filter", LawFilter);
