import { SiteSearch } from "#app/sections/site-search.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland("site-search", SiteSearch);
