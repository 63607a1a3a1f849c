/**
 * The title that somebody means by a few letters of it, whatever their case: the same title first,
 * else the first that contains them.
 * @returns nothing for an empty text: every title contains that
 */
export function matchingTitle(asked: string, titles: readonly string[]): string | undefined {
  const wanted = asked.trim().toLowerCase();
  if (wanted === "") return undefined;
  return (
    titles.find((title) => title.toLowerCase() === wanted) ??
    titles.find((title) => title.toLowerCase().includes(wanted))
  );
}
