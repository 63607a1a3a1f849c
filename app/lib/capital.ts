export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words with a small first letter, for use within a sentence. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
