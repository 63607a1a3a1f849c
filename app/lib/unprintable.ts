/**
 * Characters that no text means: control characters but tab and line ends, halves of characters, and what stands for
 * bytes that were none. XML cannot hold most of them.
 */
export const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]|\p{Cs}/gu;

/** What is read in the place of letters that were saved in another encoding. */
export const LOST_LETTER = /[\uFFFD\0]/;
