import { paletteStyles } from "#app/art/palette.ts";
import { labels } from "#app/collections/labels.server.ts";
import { isPreview } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { unpublishedEntries, type UnpublishedEntry } from "#app/collections/unpublished.server.ts";
import { link } from "#app/lib/address/site-url.ts";

/** The tokens of `app/styles/tokens.css` that the firm's colours change, as a style sheet. */
export const firmStyles = (): string => paletteStyles(site().colours);

/** Selectors for every link to an entry, the heading at its place, and the heading of its own page (`root.tsx`). */
const selectorsFor = ({ path, state }: UnpublishedEntry): string[] => [
  `a[href="${link(path)}"]`,
  path.includes("#") ? `${path.slice(path.indexOf("#"))} h2` : `body[data-waiting="${state}"] h1`,
];

/** Whether a page is a draft or a scheduled article; undefined for all others and in a release. */
export const waitingState = (path: string): UnpublishedEntry["state"] | undefined =>
  isPreview() ? unpublishedEntries().find((entry) => entry.path === path)?.state : undefined;

/** The styles that label the titles of drafts and future articles on pages of a preview build. Empty in a release. */
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

export const contentStyles = (): string => firmStyles() + previewStyles();
