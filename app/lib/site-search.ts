import MiniSearch, { type AsPlainObject, type Options, type Query } from "minisearch";
import { closestWord } from "./closest-word.ts";
import { isSmall, searchedWords, type SearchedWord } from "./searched-words.ts";

/** Something that was found. */
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

/** Something that can be found. */
export type SearchDocument = SearchHit & {
  text: string;
  /** What else people type for it: words and phrases. */
  typed?: string[];
  /** The same day as year-month-day: the newest come first where a visitor wants that. */
  day?: string;
  /** How much it counts beside others that match as well: 1 is usual. */
  weight?: number;
};

/** MiniSearch's index, about half as large: each word is in a field of an entry once. */
export type PackedWords = {
  /** In the order of the alphabet, with blanks between them. */
  terms: string;
  /** Of each word the fields that have it: their number, and the entries, each as its distance from the one before. */
  places: number[][][];
  /** How many words each entry has, by field. */
  lengths: number[][];
};

/** What every search needs, made while the site is built. */
export type SearchIndex = {
  /** Those with a date from new to old, then the others. */
  entries: (SearchHit & { weight?: number })[];
  /** Words and phrases that mean the same: who types one finds the others. */
  groups: string[][];
  words: PackedWords;
};

export type SearchOrder = "best" | "newest";

/** Something that was found for a query. */
export type FoundHit = SearchHit & {
  /** Words of the query that it has not, as a search compares them. */
  lacks: string[];
};

export type SearchAnswer = {
  /** What has all words comes first, unless what lacks one says the others better. */
  hits: FoundHit[];
  /** Whether nothing has all words, and these have some of them. */
  isPartial: boolean;
  /** The words by which they were found, as `searchedWords` writes them; for marking them. */
  words: ReadonlySet<string>;
};

export type SiteSearch = (query: string, order?: SearchOrder) => SearchAnswer;

/** Words reach the index compared and divided: it takes them as they are. */
const OPTIONS = {
  fields: ["title", "typed", "kind", "summary", "text"],
  tokenize: (text) => text.split(" "),
  processTerm: (term) => term || null,
} satisfies Options;

const BOOST = { title: 4, typed: 4, kind: 4, summary: 1.5, text: 0.6 };
/** What a word of the same meaning counts beside the word itself. */
const SAME_MEANING = 0.7;
/** What a word of a phrase counts beside the phrase: "provident fund" is not every fund. */
const OF_A_PHRASE = 0.5;
/** What an entry counts whose title, or whose words to type, are the whole query. */
const WHOLE = 3;
/** What a number counts that is the number of what was asked: `Form 16` beside `section 16`. */
const SAME_NUMBER = 3;
/** One letter or digit begins too many words. */
const SHORTEST_BEGINNING = 2;
/** Shorter words with a mistake could be any word. */
const LEAST_LENGTH_FOR_TYPOS = 3;
/** Longer ones may have a mistake even where others begin so. */
const LENGTH_FOR_TYPOS = 5;
/** Those may have two. */
const LENGTH_FOR_TWO = 6;

type Phrase = { group: string; words: string[] };

const phrasesOf = (groups: string[][]): Phrase[] =>
  groups.flatMap((group, place) =>
    group.map((text) => ({
      // No word begins so.
      group: `~${place}`,
      words: searchedWords(text).map(({ word }) => word),
    })),
  );

/** Where the words of a phrase stand in a text. @param isWord whether a word of the text counts as one of the phrase */
function phraseAt(
  text: string[],
  { words }: Phrase,
  isWord = (word: string, own: string) => word === own,
): number {
  return text.findIndex((_, start) =>
    words.every((own, place) => {
      const word = text[start + place];
      return word !== undefined && isWord(word, own);
    }),
  );
}

/** Small words and words of one or two small letters say nothing about a text; capitals and numbers do: PF, Form 16. */
const withoutShort = (text: string) =>
  text.replaceAll(/(?<![\p{L}\p{M}\p{N}&/-])\p{Ll}{1,2}(?![\p{L}\p{M}\p{N}&/-])/gu, " ");

/** The words that tell something of a text's subject; all of them where none does. */
const telling = (words: SearchedWord[]): SearchedWord[] => {
  const kept = words.filter(({ word }) => !isSmall(word));
  return kept.length > 0 ? kept : words;
};

/** A whole title, or a whole phrase that people type, as one word: `=who_are_we`. */
const wholeOf = (words: SearchedWord[]): string =>
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
      text: indexed(withoutShort(text), phrases),
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
    words: packed(search.toJSON()),
  };
}

function packed({ index, fieldLength }: AsPlainObject): PackedWords {
  const sorted = index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(" "),
    places: sorted.map(([, fields]) =>
      Object.entries(fields).map(([field, entries]) => {
        const ids = Object.keys(entries).map(Number);
        return [Number(field), ...ids.map((id, place) => id - (ids[place - 1] ?? 0))];
      }),
    ),
    lengths: Object.values(fieldLength).map((lengths) =>
      OPTIONS.fields.map((_, field) => lengths[field] ?? 0),
    ),
  };
}

function unpacked({ terms, places, lengths }: PackedWords): AsPlainObject {
  const once = (distances: number[]) => {
    let id = 0;
    return Object.fromEntries(distances.map((distance) => [(id += distance), 1]));
  };
  const average = (_: string, field: number) =>
    lengths.reduce((sum, own) => sum + own[field]!, 0) / lengths.length;
  return {
    index: terms
      .split(" ")
      .map((term, place) => [
        term,
        Object.fromEntries(places[place]!.map(([field, ...ids]) => [field, once(ids)])),
      ]),
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.keys().map((id) => [id, id])),
    fieldIds: Object.fromEntries(OPTIONS.fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: OPTIONS.fields.map(average),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  } as AsPlainObject;
}

/** The words of an index, for questions about them. */
function vocabularyOf({ terms }: PackedWords) {
  const sorted = terms.split(" ");
  const known = new Set(sorted);
  const place = (word: string) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sorted[middle]! < word) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    has: (word: string) => known.has(word),
    begins: (word: string) => sorted[place(word)]?.startsWith(word) ?? false,
  };
}

/**
 * The search over an index. Beginnings of words, words that mean the same and small typing mistakes match too. What has
 * every word of the query but the small ones is found; where nothing has, what has some.
 */
export function siteSearch({ entries, groups, words }: SearchIndex): SiteSearch {
  const search = MiniSearch.loadJS(unpacked(words), OPTIONS);
  const vocabulary = vocabularyOf(words);
  const phrases = phrasesOf(groups);
  const titles = entries.map(({ title }) => telling(searchedWords(title)));

  /** "24 Q" is 24Q where there is such a number. */
  function joined(asked: SearchedWord[]): SearchedWord[] {
    const result: SearchedWord[] = [];
    for (const next of asked) {
      const last = result.at(-1);
      const both = `${last?.word}${next.word}`;
      if (last && /^\d+[a-z]{1,2}$/.test(both) && vocabulary.has(both))
        result[result.length - 1] = {
          word: both,
          ...(last.numbered && { numbered: `${last.numbered}${next.word}` }),
        };
      else result.push(next);
    }
    return result;
  }

  const isMistyped = (word: string) =>
    word.length >= LEAST_LENGTH_FOR_TYPOS &&
    !/^\d/.test(word) &&
    !vocabulary.has(word) &&
    (word.length >= LENGTH_FOR_TYPOS || !vocabulary.begins(word));

  const isPhraseWord = (word: string, own: string) =>
    word === own || (isMistyped(word) && closestWord(word, [own]) !== undefined);

  /** The groups of meaning that each word of a query stands for, alone or with those beside it. */
  function groupsOf(asked: string[]) {
    const found = asked.map(() => ({ groups: new Set<string>(), isInPhrase: false }));
    for (const phrase of phrases) {
      const start = phraseAt(asked, phrase, isPhraseWord);
      if (start < 0) continue;
      for (const own of found.slice(start, start + phrase.words.length)) {
        own.groups.add(phrase.group);
        own.isInPhrase ||= phrase.words.length > 1;
      }
    }
    return found;
  }
  type Meaning = ReturnType<typeof groupsOf>[number];

  function queryFor({ word, numbered, whole }: SearchedWord, meaning: Meaning): Query {
    const { groups: same, isInPhrase } = meaning;
    const term = vocabulary.has(word) || !whole ? word : whole;
    return {
      combineWith: "OR",
      queries: [
        {
          queries: [term],
          boost: scaled(isInPhrase ? OF_A_PHRASE : 1),
          prefix: term.length >= SHORTEST_BEGINNING,
          fuzzy: isMistyped(term) ? (term.length < LENGTH_FOR_TWO ? 1 : 2) : false,
        },
        ...(numbered ? [{ queries: [numbered], boost: scaled(SAME_NUMBER) }] : []),
        ...(same.size > 0
          ? [{ queries: [...same], boost: scaled(isInPhrase ? 1 : SAME_MEANING) }]
          : []),
      ],
    };
  }

  /** Entries whose title, or one of whose phrases to type, is the whole query. */
  const called = (asked: SearchedWord[]): Set<number> =>
    new Set(
      search.search({ combineWith: "OR", queries: [wholeOf(asked)] }).map(({ id }) => id as number),
    );

  return (query, order = "best") => {
    const all = joined(searchedWords(query));
    const meanings = groupsOf(all.map(({ word }) => word));
    const isTelling = all.map(({ word }, place) => !isSmall(word) || meanings[place]!.isInPhrase);
    const asked = all.flatMap((word, place) =>
      isTelling[place] || !isTelling.includes(true) ? { word, meaning: meanings[place]! } : [],
    );
    const found = new Map<number, Found>();
    let rarityAsked = 0;
    for (const { word, meaning } of asked) {
      const results = search.search(queryFor(word, meaning), {
        weights: { prefix: 0.6, fuzzy: 0.3 },
      });
      const rarity = Math.log(1 + entries.length / (results.length + 1));
      rarityAsked += rarity;
      for (const { id, score, terms } of results) {
        const before = found.get(id as number) ?? NOTHING;
        found.set(id as number, {
          has: [...before.has, word],
          rarity: before.rarity + rarity,
          score: before.score + score,
          matched: [...before.matched, ...terms],
        });
      }
    }
    const wholly = called(all);
    const scored = [...found]
      .map(([id, { has, rarity, score, matched }]) => {
        const title = titles[id]!;
        const said = title.filter(({ word }) => matched.includes(word)).length / title.length;
        const isCalled = wholly.has(id) || wholeOf(title) === wholeOf(all);
        const { weight = 1 } = entries[id]!;
        return {
          id,
          matched,
          lacks: asked.flatMap(({ word }) => (has.includes(word) ? [] : word.word)),
          score: score * weight * (1 + said) * (isCalled ? WHOLE : 1) * (rarity / rarityAsked) ** 2,
        };
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
    const best = scored.find(({ lacks }) => lacks.length === 0)?.score;
    const kept = scored.filter(
      ({ lacks, score }) =>
        best === undefined ||
        lacks.length === 0 ||
        (asked.length > 2 && lacks.length === 1 && score > best),
    );
    const ordered = order === "newest" ? newestFirst(kept, entries) : kept;
    const matched = new Set(kept.flatMap((entry) => entry.matched));
    return {
      hits: ordered.map(({ id, lacks }) => {
        const { weight: _, ...hit } = entries[id]!;
        return { ...hit, lacks };
      }),
      isPartial: kept.length > 0 && best === undefined,
      words: matched.union(
        new Set(phrases.flatMap(({ group, words: own }) => (matched.has(group) ? own : []))),
      ),
    };
  };
}

/** How far an entry answers a query so far. */
type Found = {
  /** The words of the query that it has, and how rare these are. */
  has: SearchedWord[];
  rarity: number;
  score: number;
  /** Its own words that match. */
  matched: string[];
};
const NOTHING: Found = { has: [], rarity: 0, score: 0, matched: [] };

const scaled = (by: number) =>
  Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * by]));

/** Entries with a date first, as the index has them; the others stay in their order. */
const newestFirst = <Entry extends { id: number }>(
  found: Entry[],
  entries: SearchHit[],
): Entry[] => [
  ...found.filter(({ id }) => entries[id]!.shownDate).sort((a, b) => a.id - b.id),
  ...found.filter(({ id }) => !entries[id]!.shownDate),
];
