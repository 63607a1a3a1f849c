/** After so many milliseconds without a key a screen reader hears what was found. */
export const TYPING_PAUSE = 700;
