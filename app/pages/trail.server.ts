import { trail as labels } from "virtual:labels";
import type { Crumb } from "#app/components/breadcrumb.tsx";
import { link } from "#app/lib/site-url.ts";
import type { TrailStep } from "#app/seo/structured-data/site.ts";

/** The trail from the home page through some pages; a last step without path is the page itself. */
export const trailThrough = (...steps: TrailStep[]): TrailStep[] => [
  { label: labels.home, path: "/" },
  ...steps,
];

/** A trail as the page shows it. */
export const trailLinks = (trail: TrailStep[]): Crumb[] =>
  trail.map(({ label, path }) => ({ label, href: path && link(path) }));
