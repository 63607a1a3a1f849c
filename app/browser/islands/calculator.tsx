import { Calculator } from "#app/sections/calculator/calculator.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland("calculator", Calculator);
