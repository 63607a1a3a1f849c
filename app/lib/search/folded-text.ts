/** Letters that Unicode does not decompose, with their usual replacement in ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ħ: "h",
  ŧ: "t",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/**
 * Normalises a text for comparison. Case, accents of Latin, Greek and Cyrillic letters, ligatures, invisible characters
 * and kinds of dashes, quotation marks and spaces are ignored. Vowel signs of Indian scripts are not.
 */
export const foldedText = (text: string): string =>
  text
    // Before decomposition, which turns a separate accent into a space with a mark.
    .replaceAll(/[‘’‚‛′`´ʻʼ‹›]/g, "'")
    .replaceAll(/[“”„‟″〝〞«»]/g, '"')
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøłđħŧðþıς]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ");
