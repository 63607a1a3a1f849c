/** The site's language and how it writes numbers and lists. */
export const LOCALE = "en-IN";

/** The country whose law a rule is where it names no other. */
export const HOME_COUNTRY = "India";
