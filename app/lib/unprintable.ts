/**
 * Characters that no text means: control characters but tab and line ends, halves of characters, and what stands for
 * bytes that were none. XML cannot hold most of them.
 */
export const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]|\p{Cs}/gu;

/**
 * Signs without a mark of their own, which come along when a text is pasted: they break words for a search. Those that
 * join letters (U+200C, U+200D) belong to Indian scripts, and stay there.
 */
export const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|(?<=\w)[\u200C\u200D]|[\u200C\u200D](?=\w)/gu;

/** What UTF-8 readers put in place of bytes of another encoding. */
export const LOST_LETTER = /[\uFFFD\0]/;
