import { allPosts, categorySection, posts, type Post } from "./blog.server.ts";
import { caseStudies } from "./case-studies.server.ts";
import { clients } from "./clients.server.ts";
import { CATEGORIES } from "./constants.ts";
import { LEGAL_DOCUMENTS, legalDocument } from "./pages.server.ts";
import { hrTopics } from "./services.server.ts";
import { team } from "./team.server.ts";
import { downloadsIn, picturesIn } from "./texts.server.ts";

/** A picture of `content/pictures/` and the kind of place that shows it. */
export type PictureUse = { name: string; kind: "wide" | "portrait" | "logo" };

const usedAs = (kind: PictureUse["kind"]) => (name: string) => ({ name, kind });

const given = (name: string | undefined): string[] => (name === undefined ? [] : [name]);

/** Every Markdown text, articles apart. */
const otherTexts = (): string[] => [
  ...CATEGORIES.map((category) => categorySection(category).body),
  ...LEGAL_DOCUMENTS.map((id) => legalDocument(id).body),
  ...hrTopics().map(({ body }) => body),
];

function usesBy(articles: Post[]): PictureUse[] {
  const wide = [
    ...articles.flatMap(({ cover }) => given(cover?.file)),
    ...[...articles.map(({ body }) => body), ...otherTexts()].flatMap(picturesIn),
    ...caseStudies().flatMap(({ pictures }) => pictures.map(({ file }) => file)),
  ];
  return [
    ...wide.map(usedAs("wide")),
    ...team().flatMap(({ image }) => given(image).map(usedAs("portrait"))),
    ...clients().flatMap(({ logo }) => given(logo).map(usedAs("logo"))),
  ];
}

/** Every picture that this build shows, with each kind of place once. */
export const pictureUses = (): PictureUse[] => [
  ...new Map(usesBy(posts()).map((entry) => [`${entry.kind} ${entry.name}`, entry])).values(),
];

/** The names of all pictures that content names, drafts and future articles included. */
export const namedPictures = (): Set<string> => new Set(usesBy(allPosts()).map(({ name }) => name));

/** The addresses of all files for download that texts link to. */
export const linkedDownloads = (): Set<string> =>
  new Set([...allPosts().map(({ body }) => body), ...otherTexts()].flatMap(downloadsIn));
