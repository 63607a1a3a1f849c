import { wholeNumber } from "#app/lib/whole-number.ts";
import { notFoundResponse } from "./not-found-response.server.ts";

/**
 * The number of page 2, 3 … of a list, from its address.
 * @throws Response 404 where it is none
 */
export function laterPageNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === undefined || number < 2) throw notFoundResponse();
  return number;
}
