import { LawBrowser } from "#app/sections/law-browser.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland("law-browser", LawBrowser);
