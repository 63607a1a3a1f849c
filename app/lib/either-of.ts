import { LOCALE } from "./locale.ts";

/** `07:30 or 08:30`. */
export const eitherOf = (texts: Iterable<string>): string =>
  new Intl.ListFormat(LOCALE, { type: "disjunction" }).format(texts);
