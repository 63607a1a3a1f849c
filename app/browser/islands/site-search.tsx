import { SiteSearch } from "#app/sections/site-search.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

await hydrateIsland("site-search", SiteSearch);
