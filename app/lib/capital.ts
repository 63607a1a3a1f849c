/** Words with a capital at their beginning. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same words as they stand within a sentence. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
