/**
 * Finds the title meant by some of its letters, ignoring case: an equal title first, else the first that contains them.
 * @returns undefined for an empty text, which every title contains
 */
export function matchingTitle(asked: string, titles: readonly string[]): string | undefined {
  const wanted = asked.trim().toLowerCase();
  if (wanted === "") return undefined;
  return (
    titles.find((title) => title.toLowerCase() === wanted) ??
    titles.find((title) => title.toLowerCase().includes(wanted))
  );
}
