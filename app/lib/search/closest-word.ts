/** Levenshtein distance: insertions, deletions and replacements of letters that turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Finds the known word that a misspelt one most likely means.
 * @returns undefined if every word differs in more than a third of the letters of the shorter one (rounded up)
 */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.ceil(Math.min(word.length, candidate.length) / 3),
    )
    .toSorted((a, b) => a.distance - b.distance);
  return best?.candidate;
}
