import { Calculator } from "#app/calculators/form/calculator.tsx";
import { hydrateIsland } from "#app/browser/hydrate-island.tsx";

await hydrateIsland("calculator", Calculator);
