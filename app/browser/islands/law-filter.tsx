import { LawFilter } from "#app/sections/law-browser/law-filter.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland("law-filter", LawFilter);
