import { ArticleBrowser } from "#app/sections/article-browser/article-browser.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

await hydrateIsland("article-browser", ArticleBrowser);
