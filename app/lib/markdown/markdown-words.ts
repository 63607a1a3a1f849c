/**
 * The words of a Markdown text, in the order of the text, for a search: what separates them does not matter. Parsing
 * the text would take a hundred times as long.
 */
export const markdownWords = (markdown: string): string =>
  markdown
    .replace(/<[^<>]*>/g, " ")
    .replace(/\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "] ")
    .replace(/^ {0,3}\[[^\]^][^\]]*\]:.*$/gm, " ")
    .replace(/&#?\w+;/g, " ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
