/**
 * Characters that no text means: control characters but tab and line ends, halves of characters, and what stands for
 * bytes that were none. XML cannot hold most of them.
 */
export const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]|\p{Cs}/gu;

/** What UTF-8 readers put in place of bytes of another encoding. */
export const LOST_LETTER = /[\uFFFD\0]/;
