/**
 * Reads a whole number from an address, strictly: it must be written the one way such a number is
 * written, so that no page answers under two addresses. `-1`, `01`, `1.5`, `1e1`, ` 1` are none.
 * @returns undefined for anything else, and for numbers too large to be exact
 */
export function wholeNumber(text: string): number | undefined {
  if (!/^(?:0|[1-9]\d*)$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
