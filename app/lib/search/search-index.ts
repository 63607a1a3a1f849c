/** The words of a search: made while the site is built, indexed in the browser. */
import type { Template } from "../fill.ts";
import { isSmall, searchedWords, type SearchedWord } from "./searched-words.ts";

export type SearchHit = {
  href: string;
  /** What it is, in a word or two. */
  kind: string;
  title: string;
  /** One sentence or a few, of which the one with the words asked for is shown. */
  summary: string;
  /** The day in words, where it matters. */
  shownDate?: string;
  /** The words that mark an article whose law has changed since. */
  lawMark?: string;
};

export type SearchDocument = SearchHit & {
  text: string;
  /** What else people type for it: words and phrases. */
  typed?: string[];
  /** The same day as year-month-day: the newest come first where a visitor wants that. */
  day?: string;
  /** How much it counts beside others that match as well: 1 is usual. */
  weight?: number;
};

/** What every search needs, made while the site is built. */
export type SearchIndex = {
  /** Those with a date from new to old, then the others. */
  entries: (SearchHit & {
    weight?: number;
    /** What is searched beside title and kind, as `searchedWords` writes words; commas part phrases to type. */
    words: Record<"typed" | "summary" | "text", string>;
  })[];
  /** Words and phrases that mean the same: who types one finds the others. */
  groups: string[][];
  people?: PeopleAnswer;
};

/** Where a number of people is answered: the address ends with `#` and the number, the title has it in its gap. */
export type PeopleAnswer = Pick<SearchHit, "href" | "kind" | "summary"> & {
  title: Template<"count">;
  /** What makes a number of people of a number: workers, staff. */
  after: string[];
};

type Phrase = { group: string; words: string[] };
/** Phrases by their first word. */
export type Phrases = Map<string, Phrase[]>;

export function phrasesOf(groups: string[][]): Phrases {
  const phrases: Phrases = new Map();
  for (const [place, group] of groups.entries())
    for (const text of group) {
      const words = searchedWords(text).map(({ word }) => word);
      const [first = ""] = words;
      // No word begins with this sign.
      phrases.set(first, [...(phrases.get(first) ?? []), { group: `~${place}`, words }]);
    }
  return phrases;
}

/** The phrases that stand in a text, and where. */
export const phrasesIn = (text: string[], phrases: Phrases): (Phrase & { start: number })[] =>
  text.flatMap((first, start) =>
    (phrases.get(first) ?? [])
      .filter(({ words }) => words.every((word, place) => text[start + place] === word))
      .map((phrase) => ({ ...phrase, start })),
  );

/** The words that tell something of a text's subject; all of them where none does. */
const telling = (words: SearchedWord[]): SearchedWord[] => {
  const kept = words.filter(({ word }) => !isSmall(word));
  return kept.length > 0 ? kept : words;
};

/** What is searched of a text: its words, and the groups of meaning that it names. */
export function indexedWords(text: SearchedWord[], phrases: Phrases): string[] {
  const plain = text.map(({ word }) => word);
  return [
    ...telling(text).flatMap(({ word, ...more }) => [word, ...Object.values(more)]),
    ...new Set(phrasesIn(plain, phrases).map(({ group }) => group)),
  ];
}

/**
 * Makes what a search needs.
 * @param groups words and phrases that mean the same, in any writing
 */
export function searchIndex(documents: SearchDocument[], groups: string[][] = []): SearchIndex {
  const phrases = phrasesOf(groups);
  const indexed = (text: string) => indexedWords(searchedWords(text), phrases);
  const together = (words: Iterable<string>) => [...words].join(" ");
  return {
    entries: documents
      .toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? ""))
      .map(({ text, typed = [], day: _day, ...hit }) => {
        const title = indexed(hit.title);
        const summary = new Set(indexed(hit.summary)).difference(new Set(title));
        const more = new Set(ofItsSubject(indexed(text)).sort()).difference(new Set(title));
        return {
          ...hit,
          words: {
            typed: typed.map((phrase) => together(indexed(phrase))).join(),
            summary: together(summary),
            text: together(more.difference(summary)),
          },
        };
      }),
    groups,
  };
}

/** A text of more words is a long one. */
const LONG = 26;

/** Of a long text counts what it says more than once, and what it means; in any text a number is any number. */
const ofItsSubject = (text: string[]): string[] =>
  text.filter(
    (word) =>
      !/^\d+$/.test(word) &&
      (text.length <= LONG ||
        text.indexOf(word) !== text.lastIndexOf(word) ||
        word.startsWith("~")),
  );
