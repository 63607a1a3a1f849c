/** The site's language and how it writes numbers and lists. */
export const LOCALE = "en-IN";
