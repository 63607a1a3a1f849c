import { formatDay } from "#app/lib/days.ts";
import { searchIndex, type SearchIndex } from "#app/lib/search/search-index.ts";
import { link } from "#app/lib/address/site-url.ts";
import { wordsIn } from "#app/lib/text.ts";
import { everyRoom } from "../rooms.server.ts";
import type { SearchEntry } from "./kind.ts";
import { folderKinds } from "./kinds.server.ts";
import { labels } from "./labels.server.ts";
import * as pages from "./pages.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { searchWords } from "./search-words.server.ts";
import { team } from "./team.server.ts";

const pageEntries = (): SearchEntry[] =>
  Object.entries(pages.oneOffPages).map(([path, read]) => {
    const { title, searchTitle = title, lead, ...content } = read();
    return {
      kind: "page",
      path,
      // The home page's heading is the firm's message; nobody would search for it.
      title: path === "/" ? labels().trail.home : title,
      summary: lead,
      typed: [searchTitle],
      text: wordsIn([title, content]),
    };
  });

const legalEntries = (): SearchEntry[] =>
  pages.LEGAL_DOCUMENTS.map((id) => {
    const { title, description, inForceSince } = pages.legalDocument(id);
    return {
      kind: "page",
      path: `/${id}`,
      title,
      summary: description,
      // A legal text mentions everything, and would be found for what other pages answer.
      text: "",
      date: inForceSince,
    };
  });

const memberEntries = (): SearchEntry[] =>
  team().map(({ id, name, role, bio }) => ({
    kind: "person",
    path: `/team#${id}`,
    title: name,
    summary: role,
    typed: [role],
    text: bio,
  }));

/**
 * The factor of a kind in the ranking: what does something before what is read, pages before their parts. Other
 * countries' rules count as what is read.
 */
const WEIGHTS: Partial<Record<SearchEntry["kind"], number>> = {
  service: 1.5,
  calculator: 1.6,
  // The more rests on a rule, the more it counts.
  rule: 1.25,
  duty: 1.5,
  rate: 0.4,
  name: 0.6,
  term: 0.4,
};

/** Every entry of the site search, with other words that visitors type for it. */
export const searchEntries = oncePerBuild((): SearchEntry[] => {
  const byPath = Map.groupBy(searchWords().pages, ({ to }) => to);
  return [
    ...pageEntries(),
    ...everyRoom().flatMap(({ search }) => search(labels())),
    ...folderKinds.flatMap(({ search }) => search?.() ?? []),
    ...memberEntries(),
    ...legalEntries(),
  ].map((entry) => {
    const more = byPath.get(entry.path)?.flatMap(({ words }) => words) ?? [];
    return { ...entry, typed: [...(entry.typed ?? []), ...more] };
  });
});

/** What the search page loads: the index of all entries, and the answer to numbers of people. */
export const siteIndex = oncePerBuild((): SearchIndex => {
  const kinds = labels().searchKinds;
  const parts = labels().searchParts;
  // Two digits, and none for the usual weight of 1: each entry is sent.
  const weightOf = (kind: keyof typeof WEIGHTS, links: number) => {
    const weight = (WEIGHTS[kind] ?? 1) * (1 + Math.log2(1 + links) / 5);
    return weight === 1 ? undefined : Math.round(weight * 100) / 100;
  };
  const documents = searchEntries().map(({ path, kind, date, isAbroad, links = 0, ...entry }) => ({
    ...entry,
    kind: kind in parts ? parts[kind as keyof typeof parts] : kinds[kind as keyof typeof kinds].one,
    weight: isAbroad ? undefined : weightOf(kind, links),
    day: date,
    shownDate: date && formatDay(date),
    href: link(path),
  }));
  return {
    ...searchIndex(documents, searchWords().same),
    people: everyRoom()
      .map(({ people }) => people?.(labels()))
      .find(Boolean),
  };
});
