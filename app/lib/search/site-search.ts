import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { closestWord } from "./closest-word.ts";
import { groupDigits } from "../rupees.ts";
import { fill } from "../fill.ts";
import {
  indexedWords,
  phrasesIn,
  phrasesOf,
  distinctive,
  type PeopleAnswer,
  type Phrases,
  type SearchHit,
  type SearchIndex,
} from "./search-index.ts";
import { isSmall, searchedWords, type SearchedWord } from "./searched-words.ts";

export type SearchOrder = "best" | "newest";

export type FoundHit = SearchHit & {
  /** The words of the query that it does not contain, as they were typed. */
  lacks: string[];
};

export type SearchAnswer = {
  /** Best first: usually those with all words of the query. */
  hits: FoundHit[];
  /** Whether no hit has all words of the query. */
  isPartial: boolean;
  /** The matched words and phrases, as `searchedWords` writes them; for marking them in texts. */
  words: Phrases;
};

export type SiteSearch = (query: string, order?: SearchOrder) => SearchAnswer;

const BOOST = { title: 4, typed: 4, kind: 4, summary: 1.5, text: 0.6 };
/** The factor for an entry whose title, or one of whose `typed` phrases, equals the query. */
const WHOLE = 3;
/** A hit that lacks a word another one has is shown from this share of the best score. */
const LEAST = 0.1;
/** A single letter or digit is the prefix of too many words. */
const SHORTEST_BEGINNING = 2;
/** The length from which a word may have a typing error (shorter ones could be any word), any error, or two errors. */
const LENGTH_FOR_TYPOS = 3;
const LENGTH_FOR_ANY_TYPO = 4;
const LENGTH_FOR_TWO = 6;

/** Whether a word is unknown to the index, and may have a typing error. */
const isMistyped = (word: string, known: Set<string>): boolean =>
  word.length >= LENGTH_FOR_TYPOS && !isNumber(word) && !known.has(word);

/**
 * Whether a word may misspell another. One of three letters, mostly an abbreviation, has the right first letter; a
 * later one is wrong, missing or doubled.
 */
const mayMean = (word: string, other: string): boolean =>
  word.length >= LENGTH_FOR_ANY_TYPO ||
  (word[0] === other[0] && (word.length <= other.length || word.replace(/(.)\1/, "$1") === other));

/** Joins "24 Q" to 24Q, if the index has that number. */
function joinedWords(asked: SearchedWord[], known: Set<string>): SearchedWord[] {
  const result: SearchedWord[] = [];
  for (const next of asked) {
    const last = result.at(-1);
    const both = `${last?.word}${next.word}`;
    if (last && /^\d+[a-z]{1,2}$/.test(both) && known.has(both))
      result[result.length - 1] = {
        word: both,
        ...(last.numbered && { numbered: `${last.numbered}${next.word}` }),
      };
    else result.push(next);
  }
  return result;
}

/** A word of a query, `spelt` without its typing error, and its synonyms, alone or in a phrase of so many words. */
type AskedWord = SearchedWord & { spelt: string; synonyms: Set<string>; together: number };

/** Adds to each word of a query its synonyms, alone or as part of a phrase. */
function withMeanings(asked: SearchedWord[], phrases: Phrases, known: Set<string>) {
  const inPhrases = [...phrases.values()].flat().flatMap(({ words }) => words);
  // A misspelt word may be part of a phrase.
  const meant = (word: string) =>
    closestWord(
      word,
      inPhrases.filter((other) => mayMean(word, other)),
    );
  const words = asked.map(({ word }) => (isMistyped(word, known) ? (meant(word) ?? word) : word));
  const found = asked.map((word, place): AskedWord => ({
    ...word,
    spelt: words[place]!,
    synonyms: new Set(),
    together: 0,
  }));
  const named = phrasesIn(words, phrases).sort((a, b) => b.words.length - a.words.length);
  for (const { start, group, words: own } of named)
    for (const word of found.slice(start, start + own.length)) {
      // "Maternity leave" is not "leave": of two phrases with a word, the longer one is meant.
      if (word.together > own.length) continue;
      word.synonyms.add(group);
      word.together = own.length;
    }
  return found;
}

const isNumber = (word: string): boolean => /^\d/.test(word);

/** A number that is not of a form or section. */
const isBareNumber = ({ word, numbered }: SearchedWord): boolean => !numbered && /^\d+$/.test(word);

/** Whether a number without hits may be a number of people: not a year, not a sum, not a single digit. */
const isLikelyCount = (word: SearchedWord | undefined): boolean =>
  word !== undefined && isBareNumber(word) && /^(?!(?:19|20)\d\d$)\d{2,4}$/.test(word.word);

/** The number of typing errors allowed in a word, by its length. */
const mistakesIn = ({ length }: string): number =>
  length < LENGTH_FOR_ANY_TYPO ? 0 : length < LENGTH_FOR_TWO ? 1 : 2;

/** Searches for a word, words that begin with it, its number with its kind, and its synonyms. */
function queryFor(asked: AskedWord, known: Set<string>): Query {
  const { word, numbered, whole, synonyms, together } = asked;
  const term = known.has(word) || !whole ? word : whole;
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [term],
        prefix: together < 2 && term.length >= SHORTEST_BEGINNING,
        fuzzy: isMistyped(term, known) && mistakesIn(term),
      },
      ...(numbered ? [numbered] : []),
      ...synonyms,
    ],
  };
}

/** A text as one token (`=who_are_we`), and one for each group of synonyms that it is one of as a whole (`=~12`). */
function asOneWord(words: string[], phrases: Phrases): string[] {
  const groups = phrasesIn(words, phrases).filter((phrase) => phrase.words.length === words.length);
  const own = words.filter((word) => !isSmall(word)).join("_") || words.join("_");
  return [own, ...groups.map(({ group }) => group)].map((token) => `=${token}`);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A MiniSearch index of all entries, the tokens of a text, and all tokens of the index. */
async function indexed(entries: SearchIndex["entries"], phrases: Phrases) {
  const known = new Set<string>();
  /** A cache of tokens by title or kind: many entries share a kind. */
  const wordsOf = new Map<string, string[]>();
  function wordsIn(text: string): string[] {
    if (!wordsOf.has(text)) wordsOf.set(text, indexedWords(searchedWords(text), phrases));
    return wordsOf.get(text)!;
  }
  function whole(text: string): string[] {
    const words = searchedWords(text);
    const plain = words.map(({ word }) => word);
    return [...indexedWords(words, phrases), ...asOneWord(plain, phrases)];
  }
  const search = new MiniSearch<SearchIndex["entries"][number] & { id: number }>({
    fields: Object.keys(BOOST),
    extractField({ id, title, kind, summary, typed, text }, field) {
      if (field === "id") return id;
      if (field === "text") return text;
      if (field === "kind") return wordsIn(kind).join(" ");
      if (field !== "summary")
        return (field === "title" ? [title] : typed).flatMap(whole).join(" ");
      return [...new Set(wordsIn(summary)).difference(new Set(wordsIn(title)))].join(" ");
    },
    tokenize: (text) => text.split(" "),
    processTerm: (word) => {
      known.add(word);
      return word;
    },
    // Prefix matches count far less than whole words: 26Q comes before 26QB.
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: BOOST,
      weights: { prefix: 0.2, fuzzy: 0.45 },
    },
  });
  const documents = entries.map((entry, id) => ({ ...entry, id }));
  // In chunks, between which a slow phone handles input.
  await search.addAllAsync(documents, { chunkSize: 40 });
  return { search, wordsIn, known };
}

/** Finds a number of people ("120 workers") and the other words. @param after the words that may follow it */
function withoutPeople(all: SearchedWord[], after: Set<string>) {
  const place = all.findIndex(
    (word, index) => isBareNumber(word) && after.has(all[index + 1]?.word ?? ""),
  );
  // "120 workers" alone also searches for workers.
  const others = place < 0 ? all : all.length > 2 ? all.toSpliced(place, 2) : all.slice(1);
  return { count: all[place]?.word, others };
}

/**
 * The search over an index. Prefixes, synonyms and small typing errors match. Hits have every word of the query except
 * stop words, or lack one but score well; if nothing has every word, hits have some of them.
 */
export async function siteSearch({ entries, groups, people }: SearchIndex): Promise<SiteSearch> {
  const phrases = phrasesOf(groups);
  const { search, wordsIn, known } = await indexed(entries, phrases);
  const after = new Set(people?.after.flatMap(searchedWords).map(({ word }) => word));
  function havingWord(word: AskedWord): Map<number, SearchResult> {
    // Of a phrase, a word alone says little, unless the site has nothing on what the phrase means.
    const isMeant = ({ terms }: SearchResult) => terms.some((term) => word.synonyms.has(term));
    const all = search.search(queryFor(word, known));
    const meant = word.together > 1 ? all.filter(isMeant) : [];
    return new Map((meant.length > 0 ? meant : all).map((result) => [result.id as number, result]));
  }
  /** All entries with any of the words, best first. */
  function ranked(all: AskedWord[]) {
    const asked = distinctive(all);
    const found = asked.map(havingWord);
    const rarities = found.map(({ size }) => Math.log(1 + search.documentCount / (size + 1)));
    // Entries whose title, or one of whose `typed` phrases, equals the whole query.
    const spelt = all.map((word) => word.spelt);
    const called = new Set(
      search.search({ queries: asOneWord(spelt, phrases) }).map(({ id }) => id),
    );
    return [...new Set(found.flatMap((having) => [...having.keys()]))]
      .map((id) => {
        const own = found.map((having) => having.get(id));
        const matched = own.flatMap((result) => result?.terms ?? []);
        const title = wordsIn(entries[id]!.title);
        const said = title.filter((word) => matched.includes(word)).length / (title.length || 1);
        const rarity = sum(rarities.filter((_, place) => own[place])) / sum(rarities);
        const score = sum(own.map((result) => result?.score ?? 0)) * (entries[id]!.weight ?? 1);
        return {
          id,
          matched,
          lacks: asked.flatMap(({ word }, place) => (own[place] ? [] : word)),
          score: score * (1 + said) * (called.has(id) ? WHOLE : 1) * rarity ** 2,
        };
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }
  /** The scored entries for the words of a query, and the best score among those that have all words. */
  function answerTo(all: SearchedWord[]) {
    const meant = withMeanings(all, phrases, known);
    const scored = ranked(meant);
    return { meant, scored, best: scored.find(({ lacks }) => lacks.length === 0)?.score };
  }
  return (query, order = "best") => {
    const all = joinedWords(searchedWords(query), known);
    let { count, others } = withoutPeople(all, after);
    let answered = answerTo(others);
    // If no entry has a number together with the other words, it may be a number of people.
    const unnumbered = others.filter((word) => !isBareNumber(word));
    if (answered.best === undefined && unnumbered.length > 0 && unnumbered.length < others.length) {
      if (isLikelyCount(others.at(-1))) count ??= others.at(-1)!.word;
      answered = answerTo(unnumbered);
    }
    const { meant, scored, best } = answered;
    const kept = scored.filter(
      ({ lacks, score }) =>
        best === undefined ||
        lacks.length === 0 ||
        (score > scored[0]!.score * LEAST && !lacks.some(isNumber)),
    );
    const ordered = order === "newest" ? newestFirst(kept, entries) : kept;
    const matched = new Set(kept.flatMap((entry) => entry.matched));
    // Words of a phrase are marked where it stands as a whole.
    const ofPhrases = meant.flatMap(({ word, together, synonyms }) =>
      together > 1 && !synonyms.isDisjointFrom(matched) ? word : [],
    );
    const own = [...matched].filter(
      (word) => !word.startsWith("~") && !isSmall(word) && !ofPhrases.includes(word),
    );
    const named = [...phrases.values()].flat().filter(({ group }) => matched.has(group));
    const asTyped = (word: string) =>
      query.split(/[\s,?!"]+/).find((own) => searchedWords(own)[0]?.word === word) ?? word;
    return {
      hits: [
        ...(people && count ? [peopleHit(people, count)] : []),
        ...ordered.map(({ id, lacks }) => {
          const { weight: _, typed: __, text: ___, ...hit } = entries[id]!;
          return { ...hit, lacks: lacks.map(asTyped) };
        }),
      ],
      isPartial: kept.length > 0 && best === undefined,
      words: phrasesOf([[...own, ...named.map(({ words }) => words.join(" ")), query]]),
    };
  };
}

const peopleHit = ({ href, kind, title, summary }: PeopleAnswer, count: string): FoundHit => ({
  href: `${href}#${count}`,
  kind,
  title: fill(title, { count: groupDigits(Number(count)) }),
  summary,
  lacks: [],
});

/** Entries with a date first, in the order of the index (newest first); the others keep their order. */
const newestFirst = <Entry extends { id: number }>(found: Entry[], entries: SearchHit[]) => [
  ...found.filter(({ id }) => entries[id]!.shownDate).sort((a, b) => a.id - b.id),
  ...found.filter(({ id }) => !entries[id]!.shownDate),
];
