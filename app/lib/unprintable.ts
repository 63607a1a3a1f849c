/**
 * Characters that no text means: control characters but tab and line ends, halves of characters, what stands for bytes
 * that were none, and what one font alone has a sign for, such as Word's bullets. XML cannot hold most of them.
 */
export const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFFF9-\uFFFF]|[\p{Cs}\p{Co}]/gu;

/**
 * Signs without a mark of their own, which come along when a text is pasted: they break words for a search. Those that
 * join letters (U+200C, U+200D) belong to Indian scripts, and stay there, as do those of emojis and flags.
 */
export const INVISIBLE =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|(?<=\w)[\u200C\u200D]|[\u200C\u200D](?=\w)/gu;

/** What a character is called that cannot be shown: `U+0007`. */
export const codeOf = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

/** What UTF-8 readers put in place of bytes of another encoding. */
export const LOST_LETTER = /[\uFFFD\0]/;
