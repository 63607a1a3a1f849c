/** `07:30 or 08:30`. */
export const eitherOf = (texts: Iterable<string>): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(texts);
