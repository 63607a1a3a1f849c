/** Numbers as people in India write them, read into exact whole parts: no binary fraction takes part. */

/** Why a text is not read: no number; more decimals than allowed; points and commas as elsewhere, or misplaced. */
export type NumberFault = "none" | "decimals" | "groups";

/** The zero of each script's digits: the other nine follow it (Unicode, general category Nd). */
const ZEROS = "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66";

/**
 * Digits of other scripts and of full width as ASCII has them, without signs that nobody sees. Raised ones are no
 * digits of a number: they lead to a note.
 */
export function plainDigits(text: string): string {
  if (/^[\u0020-~]*$/.test(text)) return text.trim();
  return text
    .replaceAll(/\P{No}+/gu, (run) => run.normalize("NFKC"))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const values = [...ZEROS].map((zero) => code - zero.codePointAt(0)!);
      return `${values.find((value) => value >= 0 && value <= 9) ?? digit}`;
    })
    .trim();
}

/** As they are abbreviated, and in Hindi and Kannada. */
const UNITS: [RegExp, number][] = [
  [/\s*(?:k|thousand|हज\u093C?ार|ಸಾವಿರ)$/i, 3],
  [/\s*(?:l|lacs?|lakhs?|लाख|ಲಕ್ಷ)$/i, 5],
  [/\s*(?:crs?|crores?|करोड\u093C?|ಕೋಟಿ)$/i, 7],
];

/** Takes out the signs between groups of digits. A comma that groups none stays: 12,5 is a slip, not 125. */
export const withoutGroups = (text: string): string =>
  text.replace(/(?<=\d)(?:, ?|\s)(?=(?:\d{2,3}(?:, ?|\s))*\d{3}(?!\d))/g, "");

/** A point before three digits groups them in much of Europe. */
const isThousands = (text: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(text);
/** Several signs between digits, or another one than a point: 1.00.000, 50.000,50, 12,5 or 1'20'000. */
const isMisgrouped = (text: string): boolean => /^\d+(?!\.\d+$)(?:[.,'’\s]+\d+)+$/.test(text);

/**
 * Reads a number that is not below nothing: `12,34,567.50`, `50k`, `5 lakh`, `1.5 crore`, digits of any Indian script.
 * @param decimals how many a value may have: 2 for rupees and paise, 1 for tenths, 0 for whole numbers
 * @returns the value in units of its last decimal (paise for 2); or why there is none
 */
export function readNumber(written: string, decimals: number): { value: number } | NumberFault {
  const text = plainDigits(written).replace(/[.,;]$/, "");
  const [unit, zeros] = UNITS.find(([word]) => word.test(text)) ?? [/$/, 0];
  const plain = withoutGroups(text.replace(unit, "")).replace(/^\./, "0.");
  // 1.125 lakh has three decimals.
  if (isMisgrouped(plain) || (zeros === 0 && isThousands(plain))) return "groups";
  const [, whole, fraction = ""] = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(plain) ?? [];
  if (whole === undefined) return "none";
  const places = decimals + zeros;
  // Noughts at the end say nothing more: 14.0 is a whole number.
  if (fraction.replace(/0+$/, "").length > places) return "decimals";
  const value = Number(whole + fraction.slice(0, places).padEnd(places, "0"));
  return Number.isSafeInteger(value) ? { value } : "none";
}
