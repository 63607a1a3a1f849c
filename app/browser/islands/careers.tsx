import { Careers } from "#app/pages/work-with-us/careers.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

await hydrateIsland("careers", Careers);
