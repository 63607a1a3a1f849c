import { NameFinder } from "#app/sections/name-finder/name-finder.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland("name-finder", NameFinder);
