import { LawFilter } from "#app/law/sections/law-browser/law-filter.tsx";
import { hydrateIsland } from "#app/browser/hydrate-island.tsx";

hydrateIsland("law-filter", LawFilter);
