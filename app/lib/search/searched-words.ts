import { plainDigits } from "../written-number.ts";
import { foldedText } from "./folded-text.ts";

/** Stop words. Not "it" and "us", which may mean the sector and the country. */
const SMALL_WORDS = new Set(
  "a about after all also an and any are as at be been between but by can could did do does for from get give had has have his how i if in into is just know let like make many me much must my need no of on or our per please s she should so some somebody someone tell than that the their them then there these they this those to under use was we were what when where which who why will with would you your aur hai hain ho hota hoti ka kar karna kare karte karo kaun ke ki ko kya kaise kitna kitne kitni liye mein mera milega par pe se tak का की के को में से है हैं और पर लिए क्या कैसे कितना कितनी कितने ಮತ್ತು ಏನು ಹೇಗೆ ಎಷ್ಟು".split(
    " ",
  ),
);

/** Whether a word, such as `the`, says too little to be searched for. */
export const isSmall = (word: string): boolean => SMALL_WORDS.has(word);

/** Abbreviations before a number, with its kind: `sec. 25F`, `u/s 25F`, `F16`, `form no. 16`. */
const NUMBERED: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(?:u\/?s|secs?|sections?|ss?|धारा)[\s.]*(?=\d)/gu, "section "],
  [/(?<![\p{L}\p{N}])(?:forms?[\s.-]*(?:nos?|numbers?)?|f|फॉर्म|ಫಾರ್ಮ್)[\s.]*(?=\d)/gu, "form "],
  [/(?<![\p{L}\p{N}])forms?\s+(?:nos?|numbers?)\b[\s.]*/gu, "form "],
  [/(?<![\p{L}\p{N}])(?:rules?|r)[\s.]*(?=\d)/gu, "rule "],
];
const KINDS = new Set(["section", "form", "rule", "chapter"]);

/** Spellings: `P.F.` is PF, `21,000` is 21000, `12 LPA` is LPA, `25-F` is 25F, `43B(h)` is 43Bh; `10(1)` is not 101. */
const WRITTEN: [RegExp, string][] = [
  [/(?<=(?<![\p{L}\p{M}\p{N}])[a-z])\.(?=[a-z](?![\p{L}\p{M}\p{N}]))/gu, ""],
  [/(?<=\d),(?=\d{2,3}(?!\d))/gu, ""],
  [/\d[\d.]*\s?lpa\b/gu, "lpa"],
  [/(?<=\d)-(?=[a-z]{1,2}(?![\p{L}\p{N}]))/gu, ""],
  [/(?<=\d[a-z]{0,3})\s?\((?=[a-z]{1,4}\))([a-z]+)\)/gu, "$1"],
];

const WORD =
  /\d+[a-z]*(?:\([a-z0-9]{1,4}\))+|[\p{L}\p{M}\p{N}]{1,2}&[\p{L}\p{M}\p{N}]{1,2}(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
const HYPHENED = /^-([a-z]+)(?![\p{L}\p{N}-])/u;
const ROMAN_OR_LETTER = /^(?:[ivxl]+-?[a-z]?|[a-z])$/;

/** The singular of a word, so that both forms match; prefixes of either still match too. */
function singular(word: string): string {
  if (word.length < 4 || isSmall(word) || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word))
    return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, "");
}

export type SearchedWord = {
  word: string;
  /** The number with its kind: `form:16`. */
  numbered?: string;
  /** The number without its clauses: `192` of `192(1)`. */
  whole?: string;
  /** The word joined with the next one after a hyphen: `startup`. */
  joined?: string;
};

/** The words of a text in order, as the search compares them (`foldedText`). */
export function searchedWords(text: string): SearchedWord[] {
  let plain = plainDigits(foldedText(text));
  for (const [pattern, written] of [...NUMBERED, ...WRITTEN])
    plain = plain.replaceAll(pattern, written);
  // In "sections 17 and 18" both numbers are sections.
  let kind = "";
  return [...plain.matchAll(WORD)].map(({ 0: found, index }) => {
    const word = singular(found);
    if (KINDS.has(word)) {
      kind = word;
      return { word };
    }
    const isNumber = /^\d/.test(word) || (kind !== "section" && ROMAN_OR_LETTER.test(word));
    if (!isNumber) {
      if (word !== "and") kind = "";
      const [, next] = HYPHENED.exec(plain.slice(index + found.length)) ?? [];
      return { word, ...(next && { joined: singular(found + next) }) };
    }
    const [whole = word] = word.split("(");
    return {
      word,
      ...(kind && { numbered: `${kind}:${word}` }),
      ...(whole !== word && { whole }),
    };
  });
}
