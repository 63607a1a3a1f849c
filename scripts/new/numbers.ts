import { filesIn, nameOf } from "#app/collections/content-file.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";

/** Kept for the not-found page. */
const NEVER = 404;

/**
 * The next number that no file has and no file ever had: addresses are for ever (A4).
 * @param folder below `content/`
 * @param extension of its files
 * @param inName finds the number in a file's name
 * @param inAddress finds it in an old address of the list of redirects
 */
export function nextNumber(
  folder: string,
  extension: string,
  inName: RegExp,
  inAddress: RegExp,
): number {
  const used = [
    ...filesIn(folder, extension).map((file) => inName.exec(nameOf(file))?.[1]),
    ...redirects().map(({ from }) => inAddress.exec(from)?.[1]),
  ].flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
  // A stray file of the reserved number must not push all others beyond it.
  const next = Math.max(-1, ...used.filter((number) => number !== NEVER)) + 1;
  return next === NEVER ? NEVER + 1 : next;
}
