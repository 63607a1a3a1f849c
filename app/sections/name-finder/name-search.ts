/** Letters and digits alone, in small letters: "Form-16 A" and "form16a" are one name. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** 3 for the very name, 2 for its beginning or end at a word, 1 where each word begins one of the entry's; 0 for none. */
function score(names: string[], query: string): number {
  const asked = bare(query);
  if (names.some((name) => bare(name) === asked)) return 3;
  const whole = names.map((name) => ` ${wordsOf(name).join(" ")} `);
  const phrase = wordsOf(query).join(" ");
  if (whole.some((name) => name.includes(` ${phrase} `))) return 2;
  if (names.some((name) => bare(name).startsWith(asked))) return 2;
  const known = names.flatMap(wordsOf);
  return wordsOf(query).every((word) => known.some((other) => other.startsWith(word))) ? 1 : 0;
}

/** The entries that a text names, the closest first; all of them for an empty one. */
export function findNames<Entry extends { words: string[] }>(
  entries: Entry[],
  query: string,
): Entry[] {
  if (bare(query) === "") return query.trim() === "" ? entries : [];
  return entries
    .map((entry) => ({ entry, rank: score(entry.words, query) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}
