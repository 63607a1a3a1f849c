import { hash } from "node:crypto";
import { formatArticleDay, formatDay } from "#app/lib/date.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { searchFiles, type SearchWords } from "#app/lib/site-search.ts";
import { link } from "#app/lib/site-url.ts";
import { wordsIn } from "#app/lib/words-in.ts";
import { everyRoom } from "../rooms.server.ts";
import type { SearchEntry } from "./kind.ts";
import { folderKinds } from "./kinds.server.ts";
import { labels } from "./labels.server.ts";
import * as pages from "./pages.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { team } from "./team.server.ts";

/** The one-off pages by address; their content knows its own title, lead and words. */
const ONE_OFF_PAGES = {
  "/": pages.homePage,
  "/who-are-we": pages.whoAreWePage,
  "/mission-vision": pages.missionVisionPage,
  "/team": pages.teamPage,
  "/where-we-operate": pages.whereWeOperatePage,
  "/business-sectors": pages.businessSectorsPage,
  "/blogs": pages.blogsPage,
  "/case-studies": pages.caseStudiesPage,
  "/work-with-us": pages.workWithUsPage,
  "/contact": pages.contactPage,
};

const pageEntries = (): SearchEntry[] =>
  Object.entries(ONE_OFF_PAGES).map(([path, read]) => {
    const { title, lead, ...content } = read();
    return {
      kind: "page",
      path,
      // The home page's own heading is what the firm stands for, not a name to look for.
      title: path === "/" ? labels().trail.home : title,
      summary: lead,
      text: wordsIn([title, content]),
    };
  });

const legalEntries = (): SearchEntry[] =>
  pages.LEGAL_DOCUMENTS.map((id) => {
    const { title, description, body, inForceSince } = pages.legalDocument(id);
    return {
      kind: "page",
      path: `/${id}`,
      title,
      summary: description,
      text: markdownWords(body),
      date: inForceSince,
    };
  });

const memberEntries = (): SearchEntry[] =>
  team().map(({ id, name, role, bio }) => ({
    kind: "person",
    path: `/team#${id}`,
    title: name,
    summary: role,
    text: bio,
  }));

/** Words shorter than this say nothing about a text, unless they are capitals or numbers: PF, Form 16. */
const SHORTEST_WORD = 3;

/** The words of a text without the repeated and the smallest: the index is half as large. */
function eachOnce(text: string): string {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD || /^(?:\p{Lu}{2}|\p{N}+)$/u.test(word));
  return [...new Set(words.map((word) => word.toLowerCase()))].join(" ");
}

/** Everything that the site search finds, the words of each text once. `typed` is what else people type for it. */
export const searchEntries = oncePerBuild((): (SearchEntry & { typed?: string })[] => {
  const { alsoFoundBy } = pages.searchPage();
  const typedFor = (path: string) =>
    alsoFoundBy.flatMap(({ to, words }) => (to === path ? words : [])).join(" ") || undefined;
  return [
    ...pageEntries(),
    ...everyRoom().flatMap(({ search }) => search()),
    ...folderKinds.flatMap(({ search }) => search?.() ?? []),
    ...memberEntries(),
    ...legalEntries(),
  ].map((entry) => ({ ...entry, text: eachOnce(entry.text), typed: typedFor(entry.path) }));
});

/** The index of the site search and its files of words, by address without base path. */
export const searchDocuments = oncePerBuild(() => {
  const kinds = labels().searchKinds;
  const documents = searchEntries().map(({ path, kind, date, ...entry }) => ({
    ...entry,
    kind: kinds[kind].one,
    day: date,
    shownDate: date && (kind === "article" ? formatArticleDay : formatDay)(date),
    href: link(path),
  }));
  const words = new Map<string, SearchWords>();
  // Each file is named by a hash of its content, so an index never loads words of another build, and unchanged files
  // keep their address.
  const { index } = searchFiles(documents, (file) => {
    const path = `/search-words/${hash("sha256", JSON.stringify(file)).slice(0, 8)}.json`;
    words.set(path, file);
    return link(path);
  });
  return { index, words };
});
