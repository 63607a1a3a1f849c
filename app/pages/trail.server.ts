import { trail as labels } from "virtual:labels";
import type { TrailStep } from "#app/seo/structured-data/site.ts";

/** The trail from the home page through some pages; a last step without path is the page itself. */
export const trailThrough = (...steps: TrailStep[]): TrailStep[] => [
  { label: labels.home, path: "/" },
  ...steps,
];
