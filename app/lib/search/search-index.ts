/** The index of a search: made while the site is built, loaded in the browser. */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
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
  entries: (SearchHit & { weight?: number })[];
  /** Words and phrases that mean the same: who types one finds the others. */
  groups: string[][];
  words: AsPlainObject;
  people?: PeopleAnswer;
};

/** Where a number of people is answered: the address ends with `#` and the number, the title has it in its gap. */
export type PeopleAnswer = Pick<SearchHit, "href" | "kind" | "summary"> & {
  title: Template<"count">;
  /** What makes a number of people of a number: workers, staff. */
  after: string[];
};

/** Words reach the index compared and divided: it takes them as they are. */
export const OPTIONS = {
  fields: ["title", "typed", "kind", "summary", "text"],
  tokenize: (text) => text.split(" "),
  processTerm: (term) => term || null,
} satisfies Options;

export type Phrase = { group: string; words: string[] };

export const phrasesOf = (groups: string[][]): Phrase[] =>
  groups.flatMap((group, place) =>
    group.flatMap((text) => {
      const words = searchedWords(text).map(({ word }) => word);
      // No word begins with this sign.
      return words.length > 0 ? { group: `~${place}`, words } : [];
    }),
  );

/**
 * Where the words of a phrase stand in a text; -1 where they do not.
 * @param isMeant whether a word of the text that is another counts as the phrase's own
 */
export const phraseAt = (
  text: string[],
  { words }: Phrase,
  isMeant = (_word: string, _own: string) => false,
): number =>
  text.findIndex((_, start) =>
    words.every((own, place) => {
      const word = text[start + place];
      return word !== undefined && (word === own || isMeant(word, own));
    }),
  );

/** The words that tell something of a text's subject; all of them where none does. */
export const telling = (words: SearchedWord[]): SearchedWord[] => {
  const kept = words.filter(({ word }) => !isSmall(word));
  return kept.length > 0 ? kept : words;
};

/** A whole title, or a whole phrase that people type, as one word: `=who_are_we`. */
export const wholeOf = (words: SearchedWord[]): string =>
  `=${telling(words)
    .map(({ word }) => word)
    .join("_")}`;

/** What the index has of a text: its words, and the groups of meaning that it names. */
function indexed(text: string, phrases: Phrase[]): string[] {
  const all = searchedWords(text);
  const plain = all.map(({ word }) => word);
  return [
    ...telling(all).flatMap(({ word, ...more }) => [word, ...Object.values(more)]),
    ...phrases.filter((phrase) => phraseAt(plain, phrase) >= 0).map(({ group }) => group),
  ];
}

/**
 * Makes the index of a search.
 * @param groups words and phrases that mean the same, in any writing
 */
export function searchIndex(unsorted: SearchDocument[], groups: string[][] = []): SearchIndex {
  const documents = unsorted.toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
  const phrases = phrasesOf(groups);
  const search = new MiniSearch(OPTIONS);
  for (const [id, { title, typed = [], kind, summary, text }] of documents.entries()) {
    // The first field that has a word counts.
    const before = new Set<string>();
    const words = Object.entries({
      title: indexed(title, phrases),
      typed: typed.flatMap((phrase) => [
        wholeOf(searchedWords(phrase)),
        ...indexed(phrase, phrases),
      ]),
      kind: indexed(kind, phrases),
      summary: indexed(summary, phrases),
      // In a long text a number is any number.
      text: indexed(text, phrases).filter((word) => !/^\d+$/.test(word)),
    }).map(([field, all]) => {
      const own = new Set(all).difference(before);
      for (const word of own) before.add(word);
      return [field, [...own].join(" ")];
    });
    search.add({ id, ...Object.fromEntries(words) });
  }
  return {
    entries: documents.map(({ text: _text, typed: _typed, day: _day, ...hit }) => hit),
    groups,
    words: search.toJSON(),
  };
}
