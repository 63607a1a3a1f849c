import { WhichRules } from "#app/sections/which-rules/which-rules.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland("which-rules", WhichRules);
