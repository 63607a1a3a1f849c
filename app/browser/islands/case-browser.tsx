import { CaseBrowser } from "#app/sections/case-browser.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

await hydrateIsland("case-browser", CaseBrowser);
