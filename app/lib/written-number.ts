/** Reads numbers as people in India write them, as exact integers without binary fractions. */

/** Why a text is invalid: no number; too many decimals; foreign or misplaced separators. */
export type NumberFault = "none" | "decimals" | "groups";

/** The zero of each script: its other nine digits follow it (Unicode, general category Nd). */
const ZEROS = "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66";

/** Other scripts' and full-width digits as ASCII, nothing invisible. Superscripts stay: they refer to notes. */
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

/** Abbreviations, also in Hindi and Kannada, with the number of zeros. */
const UNITS: [RegExp, number][] = [
  [/\s*(?:k|thousand|हज\u093C?ार|ಸಾವಿರ)$/i, 3],
  [/\s*(?:l|lacs?|lakhs?|लाख|ಲಕ್ಷ)$/i, 5],
  [/\s*(?:crs?|crores?|करोड\u093C?|ಕೋಟಿ)$/i, 7],
];

const FRACTIONS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** Between the parts of an amount: `2 lakh 50 thousand`, `1 crore, 5 lakh`. */
const BETWEEN_PARTS = /(?<=[\p{L}\p{M}]\.?)(?:\s*,)?\s+(?:and\s+)?(?=\d)/iu;

/** Removes group separators. A comma in another place stays: 12,5 is a typing error, not 125. */
export const withoutGroups = (text: string): string =>
  text.replace(/(?<=\d)(?:, ?|\s)(?=(?:\d{2,3}(?:, ?|\s))*\d{3}(?!\d))/g, "");

/** In much of Europe a point before three digits is a thousands separator. */
const isThousands = (text: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(text);
/** Several separators, or another than a point: 1.00.000, 50.000,50, 12,5 or 1'20'000. */
const isMisgrouped = (text: string): boolean => /^\d+(?!\.\d+$)(?:[.,'’\s]+\d+)+$/.test(text);

/** Reads one part. @returns also the number of zeros that its unit stands for */
function readPart(text: string, decimals: number): { value: number; zeros: number } | NumberFault {
  const [unit, zeros] = UNITS.find(([word]) => word.test(text)) ?? [/$/, 0];
  const plain = withoutGroups(text.replace(unit, "")).replace(/^\./, "0.");
  // 1.125 lakh has three decimals, which are not a group.
  if (isMisgrouped(plain) || (zeros === 0 && isThousands(plain))) return "groups";
  const [, whole, fraction = ""] = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(plain) ?? [];
  if (whole === undefined) return "none";
  const places = decimals + zeros;
  // Trailing zeros do not count: 14.0 is a whole number.
  if (fraction.replace(/0+$/, "").length > places) return "decimals";
  const value = Number(whole + fraction.slice(0, places).padEnd(places, "0"));
  return Number.isSafeInteger(value) ? { value, zeros } : "none";
}

/**
 * Reads a number that is not negative: `12,34,567.50`, `50k`, `1½ lakh`, `2 lakh 50 thousand`, Indian digits too.
 * @param decimals allowed: 2 for rupees and paise, 1 for tenths, 0 for whole numbers
 * @returns the value in units of its last decimal (paise for 2), or why the text is invalid
 */
export function readNumber(written: string, decimals: number): { value: number } | NumberFault {
  // The usual text, read in a tenth of the time: pasted rows have thousands.
  if (/^(?:\d{1,9}|\d{1,2}(?:,\d\d)*,\d{3})$/.test(written) && written.length < 13)
    return { value: Number(written.replaceAll(",", "")) * 10 ** decimals };
  const text = plainDigits(written)
    .replace(/^\+\s*/, "")
    .replace(/\s*([¼½¾])/, (_, sign: string) => FRACTIONS[sign]!);
  let value = 0;
  let most = Infinity;
  for (const part of text.split(BETWEEN_PARTS)) {
    const read = readPart(part.replace(/[.,;]$/, ""), decimals);
    if (typeof read === "string") return read;
    // 5 lakh 6 lakh is no amount; 2 lakh 50 may mean 2,50,000 or 2,00,050.
    const isUnclear = most < Infinity && read.zeros === 0 && read.value < 10 ** (decimals + 3);
    if (read.value >= most || isUnclear) return "none";
    value += read.value;
    most = 10 ** (decimals + read.zeros);
  }
  return { value };
}
