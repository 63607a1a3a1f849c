/** Words per minute of an adult who reads prose on a screen. */
const WORDS_PER_MINUTE = 220;

/**
 * Estimates how long a text takes to read.
 * @param text plain text or Markdown
 * @returns whole minutes, at least 1
 */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
