import { NameFinder } from "#app/law/sections/name-finder/name-finder.tsx";
import { hydrateIsland } from "#app/browser/hydrate-island.tsx";

await hydrateIsland("name-finder", NameFinder);
