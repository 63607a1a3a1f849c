/**
 * Every kind of content file with its strict reader. `content:check` reads every file through this list, so a file of
 * no known kind is an error instead of missing from the site.
 */
import { everyRoom } from "../rooms.server.ts";
import { articleKind, categoryKind } from "./blog.server.ts";
import { caseStudyKind } from "./case-studies.server.ts";
import { claimsFile } from "./claims.server.ts";
import { clientsFile } from "./clients.server.ts";
import { consultationFile } from "./consultation.server.ts";
import { freePageKind } from "./free-pages.server.ts";
import { jobKind } from "./jobs.server.ts";
import type { FolderKind, SingleFile } from "./kind.ts";
import { entriesIn, nameOf } from "./reader/content-file.server.ts";
import { labels } from "./labels.server.ts";
import { navigation } from "./navigation.server.ts";
import { LEGAL_DOCUMENTS, legalDocument, legalSchema, pageFiles } from "./pages.server.ts";
import { redirectsFile } from "./redirects.server.ts";
import { regionKind } from "./regions.server.ts";
import { sectorKind } from "./sectors.server.ts";
import { hrTopicKind, serviceKind } from "./services.server.ts";
import { searchWords } from "./search-words.server.ts";
import { site } from "./site.server.ts";
import { teamFile } from "./team.server.ts";

/** The kinds that every firm's site has, in the order of the editor's list. Rooms add theirs. */
const ownKinds = [
  articleKind,
  categoryKind,
  caseStudyKind,
  jobKind,
  freePageKind,
  regionKind,
  sectorKind,
  serviceKind,
  hrTopicKind,
] as const;

export type OwnKind = (typeof ownKinds)[number];

export const folderKinds: readonly FolderKind[] = [
  ...ownKinds,
  ...everyRoom().flatMap(({ kinds }) => kinds),
];

/** The folder that a path below `content/` lies in; empty directly below it. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));

/** The kind of an entry's file; undefined for files of no kind. */
export const kindOf = (file: string): FolderKind | undefined =>
  folderKinds.find(
    ({ folder, extension }) =>
      folder === folderOf(file) && file === `${folder}/${nameOf(file)}${extension}`,
  );

export type AnyEntry = {
  draft?: boolean;
  date?: string;
  cover?: { file: string };
  pictures?: { file: string }[];
  path?: string;
  body?: string;
};

/** Reads every entry, readable drafts too. @param readWith calls the reader, and may handle its ContentError */
export const everyEntry = (readWith: (read: () => AnyEntry) => AnyEntry | undefined): AnyEntry[] =>
  folderKinds.flatMap(({ folder, extension, read }) =>
    entriesIn(folder, extension, (file) => readWith(() => read(file) as AnyEntry)),
  );

/** Files that exist once on the site, in the order of the editor's list. */
export const singleFiles: Record<string, SingleFile> = {
  ...Object.fromEntries(
    [
      site,
      teamFile,
      navigation,
      redirectsFile,
      claimsFile,
      clientsFile,
      consultationFile,
      labels,
      searchWords,
      ...pageFiles,
    ].map((file): [string, SingleFile] => [file.path, file]),
  ),
  ...Object.fromEntries(
    LEGAL_DOCUMENTS.map((id) => [
      `pages/${id}.md`,
      { schema: legalSchema, read: () => legalDocument(id) },
    ]),
  ),
};

/** Files that another firm's site may do without. */
export const optionalFiles: Record<string, SingleFile> = Object.assign(
  {},
  ...everyRoom().map(({ files }) => files),
);

/** The reader of a content file; undefined where the site does not read it. */
export function readerOf(file: string): (() => unknown) | undefined {
  const kind = kindOf(file);
  return kind ? () => kind.read(file) : (singleFiles[file] ?? optionalFiles[file])?.read;
}
