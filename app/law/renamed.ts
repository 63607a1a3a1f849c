/** Separates old and new name in the title of a search entry, so that both are found. */
export const RENAMED = " → ";
