import { wholeNumber } from "#app/lib/whole-number.ts";
import { notFoundResponse } from "./not-found-response.server.ts";

/**
 * The number of a page of a list, from its address. The first page has none: its address is the list's own.
 * @throws Response 404 where what stands there is not the number of page 2, 3 …
 */
export function pageNumber(text: string | undefined): number {
  if (text === undefined) return 1;
  const number = wholeNumber(text);
  if (number === undefined || number < 2) throw notFoundResponse();
  return number;
}
