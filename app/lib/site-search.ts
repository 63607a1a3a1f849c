import MiniSearch from "minisearch";

/** Something that can be found. */
export type SearchDocument = {
  href: string;
  /** What it is, in a word or two. */
  kind: string;
  title: string;
  /** One sentence, shown below the title. */
  summary: string;
  /** All its other words; never shown. */
  text: string;
  /** Year-month-day, where the day matters. */
  date?: string;
  /** The words that mark an article whose law has changed since. */
  lawMark?: string;
  /** How much it counts beside others that match as well: 1 is usual. */
  weight?: number;
};

/** Something that was found. */
export type SearchHit = Pick<
  SearchDocument,
  "href" | "kind" | "title" | "summary" | "date" | "lawMark"
>;

export type SearchOrder = "best" | "newest";

export type SiteSearch = (query: string, order?: SearchOrder) => SearchHit[];

/** Shorter words must match letter by letter: one wrong letter would make them another word. */
const LEAST_LENGTH_FOR_TYPOS = 5;

/** Small letters without accents, so that either way of typing a name finds it. */
const plainTerm = (term: string): string =>
  term.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Entries with a date first, the latest on top; the others stay in their order. */
const newestFirst = (hits: SearchHit[]): SearchHit[] =>
  [...hits].sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));

/**
 * Prepares a search over documents. Beginnings of words and small typing mistakes match too; a hit has
 * every word of the query.
 */
export function siteSearch(documents: SearchDocument[]): SiteSearch {
  const byHref = new Map(documents.map((document) => [document.href, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: "href",
    fields: ["title", "summary", "text"],
    processTerm: plainTerm,
    searchOptions: {
      combineWith: "AND",
      boost: { title: 5, summary: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < LEAST_LENGTH_FOR_TYPOS ? false : 0.2),
      weights: { prefix: 0.6, fuzzy: 0.3 },
      boostDocument: (href) => byHref.get(href as string)?.weight ?? 1,
    },
  });
  index.addAll(documents);
  return (query, order = "best") => {
    const hits = index.search(query).map(({ id }): SearchHit => {
      const { href, kind, title, summary, date, lawMark } = byHref.get(id as string)!;
      return { href, kind, title, summary, date, lawMark };
    });
    return order === "newest" ? newestFirst(hits) : hits;
  };
}
