import { paletteStyles } from "#app/art/palette.ts";
import { labels } from "#app/collections/labels.server.ts";
import { isPreview } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { unpublishedEntries, type UnpublishedEntry } from "#app/collections/unpublished.server.ts";
import { link } from "#app/lib/address/site-url.ts";

/** What the firm's colours change in the tokens of `app/styles/tokens.css`. */
export const firmStyles = (): string => paletteStyles(site().colours);

/** Every link to an entry, the heading at its place, and the heading of its own page (`root.tsx`). */
const selectorsFor = ({ path, state }: UnpublishedEntry): string[] => [
  `a[href="${link(path)}"]`,
  path.includes("#") ? `${path.slice(path.indexOf("#"))} h2` : `body[data-waiting="${state}"] h1`,
];

/** Whether a page is that of a draft or of a scheduled article; undefined in a release. */
export const waitingState = (path: string): UnpublishedEntry["state"] | undefined =>
  isPreview() ? unpublishedEntries().find((entry) => entry.path === path)?.state : undefined;

/**
 * What a preview build adds to the styles of every page: a label before the title of each draft and each article
 * with a future date, wherever it stands. Empty in a release.
 */
export function previewStyles(): string {
  if (!isPreview()) return "";
  const rules = unpublishedEntries().map(
    (entry) =>
      `:is(${selectorsFor(entry).join()})::before{content:${JSON.stringify(labels().waiting[entry.state])}}`,
  );
  const all = unpublishedEntries().flatMap(selectorsFor).join();
  if (rules.length === 0) return "";
  const look =
    "display:inline-block;margin-right:.6em;padding:.2em .6em;background:var(--ink);color:var(--white);outline-style:solid;outline-width:1px;outline-color:var(--white);" +
    "font:600 .875rem/1.4 var(--sans);letter-spacing:0;vertical-align:middle";
  return `${rules.join("")}:is(${all})::before{${look}}`;
}

/** What content adds to the styles of every page. */
export const contentStyles = (): string => firmStyles() + previewStyles();
