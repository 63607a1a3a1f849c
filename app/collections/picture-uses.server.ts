import { clients } from "./clients.server.ts";
import { everyEntry } from "./kinds.server.ts";
import { LEGAL_DOCUMENTS, legalDocument } from "./pages.server.ts";
import { isPublished } from "./reader/publication.server.ts";
import { site } from "./site.server.ts";
import type { Crop } from "./reader/picture-fields.server.ts";
import { everyMember, portraitStyle } from "./team.server.ts";
import { downloadsIn, picturesIn } from "./reader/texts.server.ts";

/** A picture of `content/pictures/` and the kind of place that shows it. */
export type PictureUse = {
  name: string;
  kind: "wide" | "portrait" | "logo" | "own-logo";
  crop?: Crop;
};

const usedAs = (kind: PictureUse["kind"]) => (name: string) => ({ name, kind });

const given = (name: string | undefined): string[] => (name === undefined ? [] : [name]);

/** @throws ContentError where one cannot be read */
const entries = () => everyEntry((read) => read());

const legalTexts = (): string[] => LEGAL_DOCUMENTS.map((id) => legalDocument(id).body);

type Draftable = { draft?: boolean; date?: string };

/** @param isShown which entries and members count */
function usesOf(isShown: (entry: Draftable) => boolean): PictureUse[] {
  const shown = entries().filter(isShown);
  const wide = [
    ...shown.flatMap(({ cover, pictures = [] }) => [
      ...given(cover?.file),
      ...pictures.map(({ file }) => file),
    ]),
    ...[...shown.map(({ body = "" }) => body), ...legalTexts()].flatMap(picturesIn),
  ];
  return [
    ...wide.map(usedAs("wide")),
    ...everyMember()
      .filter(isShown)
      .flatMap(({ image, crop }) =>
        given(image).map((name) => ({ ...usedAs("portrait")(name), crop })),
      ),
    ...clients().flatMap(({ logo }) => given(logo).map(usedAs("logo"))),
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
  new Set([
    ...usesOf(() => true).map(({ name }) => name),
    ...Object.values(site().logo ?? {}).flatMap(given),
  ]);

/** The addresses of all files for download that texts link to. */
export const linkedDownloads = (): Set<string> =>
  new Set([...entries().map(({ body = "" }) => body), ...legalTexts()].flatMap(downloadsIn));
