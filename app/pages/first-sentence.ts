/** Characters that a sentence has at least: "Dr." is none. */
const SHORTEST = 20;

/** The first sentence of an English text; all of it where it has but one. */
export function firstSentence(text: string): string {
  const parts = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];
  const last = parts.find(({ index, segment }) => index + segment.length >= SHORTEST);
  return text.slice(0, last && last.index + last.segment.length).trim();
}
