/** Brings a Markdown text to a new wording. */
export const withBlocks = (before: string, after: string): string =>
  before === after ? before : after;
