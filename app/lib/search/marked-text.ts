import { searchedWords, type SearchedWord } from "./searched-words.ts";

/** A piece of a text; `isMarked` for a searched word. */
export type TextPiece = { text: string; isMarked: boolean };

/** Words as written, numbers with their clauses: `take-home`, `₹21,000`, `43B(h)`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:[-’'&,](?=[\p{L}\p{N}])|\()[\p{L}\p{M}\p{N}]+\)?)*/gu;

/** Each letter of a query asks for the same words again: kept, a letter costs a phone a third less. */
const searchedIn = new Map<string, SearchedWord[]>();

function isFound(text: string, words: ReadonlySet<string>): boolean {
  const searched = searchedIn.get(text) ?? searchedWords(text);
  searchedIn.set(text, searched);
  return searched.some(({ word, joined }) => words.has(word) || (joined && words.has(joined)));
}

/**
 * Splits a text into pieces and marks the searched words.
 * @param words as in `SearchAnswer`
 */
export function markedPieces(text: string, words: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word, words)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

const sentencesOf = (text: string): string[] => text.match(/.+?(?:[.!?]+(?=\s)\s*|$)/gsu) ?? [];

/**
 * The sentences of a text with most of the searched words, as many as fit but at least one. An ellipsis replaces what
 * is left out before and after.
 * @param longest in characters
 */
export function excerptOf(text: string, words: ReadonlySet<string>, longest = 220): string {
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
  return `${first > 0 ? "… " : ""}${excerpt.trim()}${last < sentences.length ? " …" : ""}`;
}
