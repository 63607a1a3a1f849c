/** Letters and signs that Unicode does not decompose, with what keyboards type for them. */
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
  "⁄": "/",
};

/**
 * Normalises a text for comparison. Case, accents of Latin, Greek and Cyrillic letters, the dot of Indian letters (फ़),
 * ligatures, invisible characters and kinds of dashes, quotation marks and spaces are ignored. Vowel signs of Indian
 * scripts are not.
 */
export const foldedText = (text: string): string =>
  text
    // Before decomposition, which turns a separate accent into a space with a mark.
    .replaceAll("ŉ", "'n")
    .replaceAll(/[‘’‚‛′`´ʻʼ‹›]/g, "'")
    .replaceAll(/[“”„‟″〝〞«»]/g, '"')
    .normalize("NFKD")
    .replaceAll(
      /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]|\p{Default_Ignorable_Code_Point}/gu,
      "",
    )
    .toLowerCase()
    .replaceAll(/[ßæœøłđħŧðþıς⁄]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ");
