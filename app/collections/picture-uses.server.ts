import { clients } from "./clients.server.ts";
import { everyEntry } from "./kinds.server.ts";
import { LEGAL_DOCUMENTS, legalDocument } from "./pages.server.ts";
import { isPublished } from "./reader/publication.server.ts";
import { site } from "./site.server.ts";
import type { Crop } from "./reader/picture-fields.server.ts";
import { everyMember, portraitStyle } from "./team.server.ts";
import { picturesIn } from "./reader/texts.server.ts";

/** A picture of `content/pictures/` and the kind of place that shows it. */
export type PictureUse = {
  name: string;
  kind: "wide" | "portrait" | "logo" | "own-logo";
  crop?: Crop;
};

const used = (kind: PictureUse["kind"], names: (string | undefined)[], crop?: Crop): PictureUse[] =>
  names.flatMap((name) => (name === undefined ? [] : { name, kind, crop }));

/** @throws ContentError where one cannot be read */
const entries = () => everyEntry((read) => read());

const textsOf = (shown: { body?: string }[]): string[] =>
  [...shown, ...LEGAL_DOCUMENTS.map(legalDocument)].map(({ body = "" }) => body);

type Draftable = { draft?: boolean; date?: string };

/** @param isShown which entries and members count */
function usesOf(isShown: (entry: Draftable) => boolean): PictureUse[] {
  const shown = entries().filter(isShown);
  const own = shown.flatMap(({ cover, pictures = [] }) => [cover, ...pictures]);
  return [
    ...used("wide", [
      ...own.map((picture) => picture?.file),
      ...textsOf(shown).flatMap(picturesIn),
    ]),
    ...everyMember()
      .filter(isShown)
      .flatMap(({ image, crop }) => used("portrait", [image], crop)),
    ...used(
      "logo",
      clients().map(({ logo }) => logo),
    ),
  ];
}

/**
 * Every picture that this build shows as it is: one use for each kind of place (and crop) that shows it, however often
 * it is shown there. The firm's own logo and engraved portraits are prepared by themselves.
 */
export function pictureUses(): PictureUse[] {
  const areEngraved = portraitStyle() === "engraved";
  const uses = usesOf(({ draft = false, date }) => isPublished({ draft, date })).filter(
    ({ kind }) => !(kind === "portrait" && areEngraved),
  );
  return [...new Map(uses.map((use) => [JSON.stringify(use), use])).values()];
}

/** The names of all pictures that content names, drafts and future articles included. */
export const namedPictures = (): Set<string> =>
  new Set(
    [...usesOf(() => true), ...used("own-logo", Object.values(site().logo ?? {}))].map(
      ({ name }) => name,
    ),
  );
