/** Letters that no decomposition takes apart, as a keyboard without them types them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/**
 * A text as it is compared in searches: what looks the same or is typed for the same is the same. Case, accents of
 * Latin, Greek and Cyrillic letters, ligatures, invisible signs, kinds of dashes, quotation marks and blanks make no
 * difference. Vowel signs of Indian scripts do.
 */
export const foldedText = (text: string): string =>
  text
    // Before letters are taken apart: an accent by itself is a blank with a mark then.
    .replaceAll(/[‘’‚‛′`´ʼ‹›]/g, "'")
    .replaceAll(/[“”„‟″〝〞«»]/g, '"')
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ");
