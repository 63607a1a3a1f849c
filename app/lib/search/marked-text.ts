import { phrasesIn, type Phrases } from "./search-index.ts";
import { searchedWords, type SearchedWord } from "./searched-words.ts";

/** A piece of a text; `isMarked` for a searched word. */
export type TextPiece = { text: string; isMarked: boolean };

/** Words as written, numbers with their clauses: `take-home`, `₹21,000`, `43B(h)`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:[-’'&,](?=[\p{L}\p{N}])|\()[\p{L}\p{M}\p{N}]+\)?)*/gu;

/** Each letter of a query asks for the same words again: kept, a letter costs a phone a third less. */
const searched = new Map<string, SearchedWord[]>();

const searchedIn = (text: string): SearchedWord[] =>
  searched.set(text, searched.get(text) ?? searchedWords(text)).get(text)!;

/** Splits a text into pieces, marking searched words, and phrases as one piece. @param words as in `SearchAnswer` */
export function markedPieces(text: string, words: Phrases): TextPiece[] {
  const said = [...text.matchAll(WORD)].flatMap(({ 0: written, index }) =>
    searchedIn(written).map((found) => ({ ...found, from: index, to: index + written.length })),
  );
  const found = [said.map(({ word }) => word), said.map(({ word, joined = word }) => joined)]
    .flatMap((spelt) => phrasesIn(spelt, words))
    .map(
      ({ start, words: { length } }) => [said[start]!.from, said[start + length - 1]!.to] as const,
    )
    .sort(([a, to], [b, other]) => a - b || other - to);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [from, to] of found) {
    if (to <= end) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), isMarked: false });
    pieces.push({ text: text.slice(Math.max(from, end), to), isMarked: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

const sentencesOf = (text: string): string[] => text.match(/.+?(?:[.!?]+(?=\s)\s*|$)/gsu) ?? [];

/** The sentences with most of the searched words, as many as fit but at least one. @param longest in characters */
export function excerptOf(text: string, words: Phrases, longest = 220): string {
  const sentences = sentencesOf(text);
  if (text.length <= longest || sentences.length < 2) return text;
  const counted = sentences.map(
    (sentence) => markedPieces(sentence, words).filter(({ isMarked }) => isMarked).length,
  );
  const first = counted.indexOf(Math.max(...counted));
  let last = first + 1;
  let excerpt = sentences[first]!;
  while (last < sentences.length && excerpt.length + sentences[last]!.length <= longest) {
    excerpt += sentences[last]!;
    last += 1;
  }
  return excerpt.trim();
}
