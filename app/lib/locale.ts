/** The language of the site, which decides how numbers and lists are formatted. */
export const LOCALE = "en-IN";

/** The country of a rule of law that names no other. */
export const HOME_COUNTRY = "India";
