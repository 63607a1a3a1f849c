/** Milliseconds after the last key before results are announced to screen readers. */
export const TYPING_PAUSE = 700;
