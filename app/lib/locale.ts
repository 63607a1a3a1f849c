/**
 * The site's language and how it writes numbers and lists. `date.ts` beside it spells the months, since the inline
 * script of every page needs them.
 */
export const LOCALE = "en-IN";
