import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { closestWord } from "./closest-word.ts";
import { groupDigits } from "../rupees.ts";
import { fill } from "../fill.ts";
import {
  indexedWords,
  phrasesIn,
  phrasesOf,
  type PeopleAnswer,
  type Phrases,
  type SearchHit,
  type SearchIndex,
} from "./search-index.ts";
import { isSmall, searchedWords, type SearchedWord } from "./searched-words.ts";

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

const BOOST = { title: 4, typed: 4, kind: 4, summary: 1.5, text: 0.6 };
/** What an entry counts whose title, or whose words to type, are the whole query. */
const WHOLE = 3;
/** The share of the best score from which an entry is shown that lacks a word which another has. */
const LEAST = 0.1;
/** One letter or digit begins too many words. */
const SHORTEST_BEGINNING = 2;
/** How long a word is that may have a mistake: in shorter ones it could be any word. Long ones may have two. */
const LENGTH_FOR_TYPOS = 3;
const LENGTH_FOR_ANY_TYPO = 4;
const LENGTH_FOR_TWO = 6;

/** Whether nothing has the word, and it may be another with a mistake. */
const isMistyped = (word: string, known: Set<string>): boolean =>
  word.length >= LENGTH_FOR_TYPOS && !isNumber(word) && !known.has(word);

/**
 * Whether a word may be meant for another. Most unknown words of three letters are abbreviations of something else: only a
 * letter that is wrong or left out after the first, or one that is typed twice, is taken for a mistake.
 */
const mayMean = (word: string, other: string): boolean =>
  word.length >= LENGTH_FOR_ANY_TYPO ||
  (word[0] === other[0] && (word.length <= other.length || word.replace(/(.)\1/, "$1") === other));

/** "24 Q" is 24Q where there is such a number. */
function joined(asked: SearchedWord[], known: Set<string>): SearchedWord[] {
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

/** What a word of a query stands for: groups of meaning, and whether it does so with those beside it. */
type Meaning = { groups: Set<string>; isInPhrase: boolean };
type AskedWord = SearchedWord & { meaning: Meaning };

/** The words of a query with what each stands for, alone or with those beside it. */
function withMeanings(asked: SearchedWord[], phrases: Phrases, known: Set<string>) {
  const named = [...phrases.values()].flat().flatMap(({ words }) => words);
  // A word with a mistake may be one of a phrase.
  const meant = (word: string) =>
    closestWord(
      word,
      named.filter((other) => mayMean(word, other)),
    );
  const words = asked.map(({ word }) => (isMistyped(word, known) ? (meant(word) ?? word) : word));
  const found = asked.map((word): AskedWord => ({
    ...word,
    meaning: { groups: new Set(), isInPhrase: false },
  }));
  for (const { start, group, words: own } of phrasesIn(words, phrases))
    for (const { meaning } of found.slice(start, start + own.length)) {
      meaning.groups.add(group);
      meaning.isInPhrase ||= own.length > 1;
    }
  return found;
}

const isNumber = (word: string): boolean => /^\d/.test(word);

/** A number that is not that of a form or section. */
const isBareNumber = ({ word, numbered }: SearchedWord): boolean => !numbered && /^\d+$/.test(word);

/** What may be a number of people where nothing has it: no year, no sum in rupees, no small number of something. */
const isLikelyCount = (word: SearchedWord | undefined): boolean =>
  word !== undefined && isBareNumber(word) && /^(?!(?:19|20)\d\d$)\d{2,4}$/.test(word.word);

/** How many mistakes any word may have that is taken for it. */
const mistakesIn = ({ length }: string): number =>
  length < LENGTH_FOR_ANY_TYPO ? 0 : length < LENGTH_FOR_TWO ? 1 : 2;

/** A word, words with its beginning and what it stands for: the number of a form, words that mean the same. */
function queryFor({ word, numbered, whole, meaning }: AskedWord, known: Set<string>): Query {
  const term = known.has(word) || !whole ? word : whole;
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [term],
        prefix: term.length >= SHORTEST_BEGINNING,
        fuzzy: isMistyped(term, known) && mistakesIn(term),
      },
      ...(numbered ? [numbered] : []),
      ...meaning.groups,
    ],
  };
}

/** A whole phrase as one word: `=who_are_we`. */
const asOneWord = (words: string[]): string => `=${words.join("_")}`;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The index of MiniSearch over all entries, the words of a text as it has them, and the words that it knows. */
async function indexed(entries: SearchIndex["entries"], phrases: Phrases) {
  const known = new Set<string>();
  /** The words of a title or kind: most kinds are those of many entries. */
  const wordsOf = new Map<string, string[]>();
  function wordsIn(text: string): string[] {
    if (!wordsOf.has(text)) wordsOf.set(text, indexedWords(searchedWords(text), phrases));
    return wordsOf.get(text)!;
  }
  const search = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text, part) => {
      if (part === "kind") return wordsIn(text);
      if (part !== "title" && part !== "typed") return text.split(" ");
      const whole =
        part === "title" ? [wordsIn(text)] : text.split(",").map((phrase) => phrase.split(" "));
      return whole.flatMap((words) => [...words, asOneWord(words)]);
    },
    processTerm: (word) => {
      known.add(word);
      return word;
    },
    // A word counts well before those that it begins: 26Q before 26QB.
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: BOOST,
      weights: { prefix: 0.2, fuzzy: 0.45 },
    },
  });
  const documents = entries.map(({ title, kind, words }, id) => ({ id, title, kind, ...words }));
  // In parts, between which a slow phone answers what is typed.
  await search.addAllAsync(documents, { chunkSize: 40 });
  return { search, wordsIn, known };
}

/** "120 workers": a number of people and the other words of a query. @param after the words that may follow it */
function withoutPeople(all: SearchedWord[], after: Set<string>) {
  const place = all.findIndex(
    (word, index) => isBareNumber(word) && after.has(all[index + 1]?.word ?? ""),
  );
  // "120 workers" by itself asks for workers too.
  const others = place < 0 ? all : all.length > 2 ? all.toSpliced(place, 2) : all.slice(1);
  return { count: all[place]?.word, others };
}

/**
 * The search over an index. Beginnings of words, words that mean the same and small typing mistakes match too. What has
 * every word of the query but the small ones is found, and what lacks one but says the others better; where nothing has
 * every word, what has some.
 */
export async function siteSearch({ entries, groups, people }: SearchIndex): Promise<SiteSearch> {
  const phrases = phrasesOf(groups);
  const { search, wordsIn, known } = await indexed(entries, phrases);
  const after = new Set(people?.after.flatMap(searchedWords).map(({ word }) => word));
  /** What has a word, by entry. */
  function havingWord(word: AskedWord): Map<number, SearchResult> {
    const results = search.search(queryFor(word, known));
    return new Map(results.map((result) => [result.id as number, result]));
  }
  /** What is found for words, the best first. */
  function ranked(all: SearchedWord[], asked: AskedWord[]) {
    const found = asked.map(havingWord);
    const rarities = found.map(({ size }) => Math.log(1 + search.documentCount / (size + 1)));
    // Entries whose title, or one of whose phrases to type, is the whole query.
    const called = new Set(
      search.search(asOneWord(indexedWords(all, phrases))).map(({ id }) => id),
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
  /** What is found for the words of a query, and the score of the best that has all. */
  function answerTo(all: SearchedWord[]) {
    const meant = withMeanings(all, phrases, known);
    const tellingWords = meant.filter(({ word, meaning }) => !isSmall(word) || meaning.isInPhrase);
    const asked = tellingWords.length > 0 ? tellingWords : meant;
    const scored = ranked(all, asked);
    return { scored, best: scored.find(({ lacks }) => lacks.length === 0)?.score };
  }
  return (query, order = "best") => {
    const all = joined(searchedWords(query), known);
    let { count, others } = withoutPeople(all, after);
    let answered = answerTo(others);
    // Where nothing has a number beside the other words, it may be one of people.
    const unnumbered = others.filter((word) => !isBareNumber(word));
    if (answered.best === undefined && unnumbered.length > 0 && unnumbered.length < others.length) {
      if (isLikelyCount(others.at(-1))) count ??= others.at(-1)!.word;
      answered = answerTo(unnumbered);
    }
    const { scored, best } = answered;
    const kept = scored.filter(
      ({ lacks, score }) =>
        best === undefined ||
        lacks.length === 0 ||
        (score > scored[0]!.score * LEAST && !lacks.some(isNumber)),
    );
    const ordered = order === "newest" ? newestFirst(kept, entries) : kept;
    const matched = new Set(kept.flatMap((entry) => entry.matched));
    return {
      hits: [
        ...(people && count ? [peopleHit(people, count)] : []),
        ...ordered.map(({ id, lacks }) => {
          const { weight: _, words: __, ...hit } = entries[id]!;
          return { ...hit, lacks };
        }),
      ],
      isPartial: kept.length > 0 && best === undefined,
      words: matched.union(
        new Set(
          [...phrases.values()]
            .flat()
            .flatMap(({ group, words: own }) => (matched.has(group) ? own : [])),
        ),
      ),
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

/** Entries with a date first, as the index has them; the others stay in their order. */
const newestFirst = <Entry extends { id: number }>(
  found: Entry[],
  entries: SearchHit[],
): Entry[] => [
  ...found.filter(({ id }) => entries[id]!.shownDate).sort((a, b) => a.id - b.id),
  ...found.filter(({ id }) => !entries[id]!.shownDate),
];
