import { Careers } from "#app/sections/application-form/careers.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

await hydrateIsland("careers", Careers);
