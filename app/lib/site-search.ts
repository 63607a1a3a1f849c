import MiniSearch, { type AsPlainObject, type Options } from "minisearch";

/** Something that was found. */
export type SearchHit = {
  href: string;
  /** What it is, in a word or two. */
  kind: string;
  title: string;
  /** One sentence, shown below the title. */
  summary: string;
  /** The day in words, where it matters. */
  shownDate?: string;
  /** The words that mark an article whose law has changed since. */
  lawMark?: string;
};

/** How much an entry counts beside others that match as well: 1 is usual. */
type Weighted = { weight?: number };

/** Something that can be found. */
export type SearchDocument = SearchHit &
  Weighted & {
    text: string;
    /** What else people type for it. */
    typed?: string;
    /** The same day as year-month-day: the newest come first where a visitor wants that. */
    day?: string;
  };

/** Words in order, each with the entries that have it. */
export type SearchWords = AsPlainObject["index"];

/** What every search needs; the words lie in files of their own, and a query needs one for each of its words. */
export type SearchIndex = {
  /** Those with a date from new to old, then the others. */
  entries: (SearchHit & Weighted)[];
  /** What MiniSearch keeps besides the words, such as the length of each text. */
  lengths: Omit<AsPlainObject, "index">;
  /** The files by the beginnings of their first words. */
  files: { from: string; href: string }[];
};

export type SearchOrder = "best" | "newest";

export type SiteSearch = (query: string, order?: SearchOrder) => Promise<SearchHit[]>;

/** Shorter words must match letter by letter: one wrong letter would make them another word. */
const LEAST_LENGTH_FOR_TYPOS = 5;
/** Characters of a file of words: about 9 kB compressed, and some milliseconds of a phone. */
const FILE_LENGTH = 48_000;
/**
 * Words that begin alike lie in one file: it holds whatever a visitor's first letters may become, and an entry that
 * grows seldom moves where files end. Hundreds of words begin with two letters: those of a shorter query may lie in
 * two files, and it gets the first.
 */
const beginningOf = (word: string): string => word.slice(0, 3);

/** Small letters without accents, so that either way of typing a name finds it. */
const plainTerm = (term: string): string =>
  term.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const hitOf = ({ href, kind, title, summary, shownDate, lawMark }: SearchHit): SearchHit => ({
  href,
  kind,
  title,
  summary,
  shownDate,
  lawMark,
});

const OPTIONS = {
  fields: ["title", "summary", "text", "typed"],
  processTerm: plainTerm,
} satisfies Options;

/**
 * Prepares a search over documents: the index, and its files of words.
 * @param hrefOf the address of a file, by what is in it or its place
 */
export function searchFiles(
  unsorted: SearchDocument[],
  hrefOf: (words: SearchWords, file: number) => string,
): { index: SearchIndex; files: SearchWords[] } {
  const documents = unsorted.toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
  const search = new MiniSearch(OPTIONS);
  search.addAll(documents.map((document, id) => ({ ...document, id })));
  const { index: all, ...lengths } = search.toJSON();
  all.sort(([a], [b]) => (a < b ? -1 : 1));
  const files: SearchWords[] = [];
  let length = Infinity;
  let beginning: string | undefined;
  for (const word of all) {
    if (length > FILE_LENGTH && beginningOf(word[0]) !== beginning) {
      files.push([]);
      length = 0;
    }
    files.at(-1)!.push(word);
    length += JSON.stringify(word).length;
    beginning = beginningOf(word[0]);
  }
  return {
    index: {
      entries: documents.map((document) => ({ ...hitOf(document), weight: document.weight })),
      lengths,
      files: files.map((words, file) => ({
        from: beginningOf(words[0]![0]),
        href: hrefOf(words, file),
      })),
    },
    files,
  };
}

/**
 * Whether the words lie in so few files that all come with the index, before there is a query: about 9 kB each,
 * compressed, with the words of about 20 entries.
 */
export const isFetchedWhole = ({ files }: Pick<SearchIndex, "files">): boolean => files.length <= 6;

/** Words of a question that say nothing of its subject. Not "it" and "us", which may mean the sector and the country. */
const SMALL_WORDS = new Set(
  "a an and are as at be by can do does for from how i if in is me must my of on or our the to we what when where which who why with".split(
    " ",
  ),
);

/** The words that a hit must have: those of the query without the small ones, or all where it has no others. */
function askedWords(query: string): string[] {
  const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];
  const words = tokenize(query).map(plainTerm).filter(Boolean);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The files with the words that begin as those of a query do. */
export function filesFor(query: string, files: SearchIndex["files"]): string[] {
  const own = askedWords(query).flatMap(
    (term) => files.findLast(({ from }) => from <= term) ?? files.slice(0, 1),
  );
  return [...new Set(own.map(({ href }) => href))].sort();
}

/**
 * The search over an index. Beginnings of words and small typing mistakes match too; a hit has every word of the query
 * but the small ones.
 * @param wordsAt fetches a file of words
 */
export function siteSearch(
  { entries, lengths, files }: SearchIndex,
  wordsAt: (href: string) => Promise<SearchWords>,
): SiteSearch {
  let last: { key: string; search: MiniSearch } | undefined;
  // A failure is told to the query that asks for the file again.
  if (isFetchedWhole({ files })) for (const { href } of files) wordsAt(href).catch(() => undefined);

  async function over(hrefs: string[]): Promise<MiniSearch> {
    const index = (await Promise.all(hrefs.map(wordsAt))).flat();
    const key = hrefs.join();
    if (last?.key !== key)
      last = { key, search: MiniSearch.loadJS({ ...lengths, index }, OPTIONS) };
    return last.search;
  }

  /** Entries with a date first, as the index has them; the others stay in their order. */
  const newestFirst = (places: number[]): number[] => [
    ...places.filter((place) => entries[place]!.shownDate).sort((a, b) => a - b),
    ...places.filter((place) => !entries[place]!.shownDate),
  ];

  return async (query, order = "best") => {
    const search = await over(filesFor(query, files));
    const found = search.search(askedWords(query).join(" "), {
      combineWith: "AND",
      boost: { title: 5, typed: 5, summary: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < LEAST_LENGTH_FOR_TYPOS ? false : 0.2),
      weights: { prefix: 0.6, fuzzy: 0.3 },
      boostDocument: (id) => entries[id as number]?.weight ?? 1,
    });
    const places = found.map(({ id }) => id as number);
    return (order === "newest" ? newestFirst(places) : places).map((place) =>
      hitOf(entries[place]!),
    );
  };
}
