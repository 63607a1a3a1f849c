/**
 * Characters that no text needs: control characters except tab and line ends, lone surrogates, replacement characters,
 * and private-use characters such as Word's bullets. XML allows few of them.
 */
export const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFFF9-\uFFFF]|[\p{Cs}\p{Co}]/gu;

/**
 * Invisible characters, which come with pasted text and would split words for a search. Joiners (U+200C, U+200D) stay
 * in Indian scripts and emojis, and tag characters in flags.
 */
export const INVISIBLE =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|(?<=\w)[\u200C\u200D]|[\u200C\u200D](?=\w)/gu;

/** The name of an unprintable character: `U+0007`. */
export const codeOf = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

/** The characters that decoders put for bytes that are not UTF-8. */
export const LOST_LETTER = /[\uFFFD\0]/;
