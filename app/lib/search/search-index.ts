/** The data of the search: built with the site, indexed in the browser. */
import type { Template } from "../fill.ts";
import { isSmall, searchedWords, type SearchedWord } from "./searched-words.ts";

export type SearchHit = {
  href: string;
  /** The kind of the entry, in a word or two. */
  kind: string;
  title: string;
  /** One or a few sentences; a result shows those with the searched words. */
  summary: string;
  /** The day in words, if it matters. */
  shownDate?: string;
  /** The mark of an article whose law has changed since its review. */
  lawMark?: string;
};

export type SearchDocument = SearchHit & {
  text: string;
  /** Other words and phrases that visitors type for it. */
  typed?: string[];
  /** The same ISO day, for sorting by date. */
  day?: string;
  /** A factor of its score: 1 is usual. */
  weight?: number;
};

/** What the build writes to `/search-index.json`. */
export type SearchIndex = {
  /** Entries with a date from new to old, then the others. */
  entries: (SearchHit & {
    weight?: number;
    typed: string[];
    /** The searched words of its text that neither title nor summary has, from `indexedWords`. */
    text: string;
  })[];
  /** Groups of synonyms, words and phrases: a search for one finds the others. */
  groups: string[][];
  people?: PeopleAnswer;
};

/** The answer to a number of people: the number is the fragment of `href` and fills the gap of the title. */
export type PeopleAnswer = Pick<SearchHit, "href" | "kind" | "summary"> & {
  title: Template<"count">;
  /** The words after a number that make it a number of people: workers, staff. */
  after: string[];
};

type Phrase = { group: string; words: string[] };
/** Phrases by first word. */
export type Phrases = Map<string, Phrase[]>;

/** The phrases of groups of texts with one meaning; texts of one group share a token, so each finds the others. */
export function phrasesOf(groups: string[][]): Phrases {
  const phrases: Phrases = new Map();
  for (const [place, group] of groups.entries())
    for (const text of group) {
      const words = searchedWords(text).map(({ word }) => word);
      const [first = ""] = words;
      // No word begins with `~`, so a group's token cannot clash with one.
      phrases.set(first, [...(phrases.get(first) ?? []), { group: `~${place}`, words }]);
    }
  return phrases;
}

/** The phrases in a text, each with the index of its first word. */
export const phrasesIn = (text: string[], phrases: Phrases): (Phrase & { start: number })[] =>
  text.flatMap((first, start) =>
    (phrases.get(first) ?? [])
      .filter(({ words }) => words.every((word, place) => text[start + place] === word))
      .map((phrase) => ({ ...phrase, start })),
  );

/** The words without small words; all words if none is left. */
export const distinctive = <Word extends SearchedWord>(words: Word[]): Word[] => {
  const kept = words.filter(({ word }) => !isSmall(word));
  return kept.length > 0 ? kept : words;
};

/** The tokens of a text: its words, and the groups of synonyms that it names. */
export function indexedWords(text: SearchedWord[], phrases: Phrases): string[] {
  const plain = text.map(({ word }) => word);
  return [
    ...distinctive(text).flatMap(({ word, ...more }) => [word, ...Object.values(more)]),
    ...new Set(phrasesIn(plain, phrases).map(({ group }) => group)),
  ];
}

/** Builds the search index. @param groups of synonyms, words and phrases, in any spelling */
export function searchIndex(documents: SearchDocument[], groups: string[][] = []): SearchIndex {
  const phrases = phrasesOf(groups);
  const indexed = (text: string) => indexedWords(searchedWords(text), phrases);
  return {
    entries: documents
      .toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? ""))
      .map(({ text, typed = [], day: _day, ...hit }) => {
        const shown = new Set([hit.title, hit.summary].flatMap(indexed));
        const more = new Set(ofItsSubject(indexed(text)).sort()).difference(shown);
        return { ...hit, typed, text: [...more].join(" ") };
      }),
    groups,
  };
}

/** A text with more words is long. */
const LONG = 26;

/** Drops bare numbers; from a long text also words that occur once, but not groups of synonyms. */
const ofItsSubject = (text: string[]): string[] =>
  text.filter(
    (word) =>
      !/^\d+$/.test(word) &&
      (text.length <= LONG ||
        text.indexOf(word) !== text.lastIndexOf(word) ||
        word.startsWith("~")),
  );
