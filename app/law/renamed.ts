/** Stands between an old name and the new one, in the title by which the search finds both. */
export const RENAMED = " → ";
