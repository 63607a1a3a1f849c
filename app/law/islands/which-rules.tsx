import { WhichRules } from "#app/law/sections/which-rules/which-rules.tsx";
import { hydrateIsland } from "#app/browser/hydrate-island.tsx";

await hydrateIsland("which-rules", WhichRules);
