import {
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/max";
import { isZeroPhone } from "./placeholder.ts";
import { plainDigits } from "./written-number.ts";

/** After a whole number: a slash may also stand behind an area code (030/901820). */
const SEVERAL = /(?:\d\D*){7}\d\s*(?:[/|,&]|;(?!\s*ext)|\bor\b|\band\b)\s*[+(\d]/i;
const EXTENSION = /[\s,;(]*(?:ext(?:ension|n)?[.:=]?|x|#)\s*(\d+)\)?$/i;

/** Normalises a number for the library: ASCII digits, no brackets around the country code, one form of extension. */
const plainly = (text: string): string =>
  plainDigits(text)
    .replace(/^\((\+\d+)\)/, "$1")
    .replace(EXTENSION, " ext. $1");

const parse = (text: string, country: string) =>
  parsePhoneNumberWithError(text, { defaultCountry: country as CountryCode, extract: false });

const SECOND = "Expected one telephone number: a second one cannot be dialled";

/** What is wrong with a telephone number; undefined if it is valid. @param country two letters */
export function telephoneProblem(written: string, country: string): string | undefined {
  if (isZeroPhone(written)) return undefined;
  const text = plainly(written);
  if (SEVERAL.test(text)) return SECOND;
  if (/\p{L}/u.test(text.replace(EXTENSION, "")))
    return "Expected a telephone number in digits: letters in it are dialled differently in every country";
  const wrong = validatePhoneNumberLength(text, { defaultCountry: country as CountryCode });
  if (wrong === "NOT_A_NUMBER" || wrong === "INVALID_COUNTRY")
    return "Expected a telephone number, for example +91 80 4112 7700";
  if (wrong) return "This telephone number has too many or too few digits for its country";
  if (parse(text, country).isValid()) return undefined;
  // A range of lines, 41127700-99, or an extension: 41127700 - 705, 41127700 (12).
  if (parse(text.replace(/\s*(?:\p{Pd}\s*|\()\d{1,4}\)?$/u, ""), country).isValid()) return SECOND;
  // The library learns new number ranges late, so only numbers without country code are refused.
  return text.startsWith("+")
    ? undefined
    : "Expected the telephone number with its area code; begin one that is new with + and its country's code";
}

/**
 * Reads a telephone number as people write it: an area code's zero in brackets, an extension, no country code.
 * @param country two letters, for numbers without country code
 * @returns `href` with the extension (`tel:+918041127700`), and `number` in E.164 form without it
 * @throws Error if `telephoneProblem` finds a mistake
 */
export function readTelephone(text: string, country: string): { href: string; number: string } {
  if (isZeroPhone(text)) {
    const number = text.replace(/[^\d+]/g, "");
    return { href: `tel:${number}`, number };
  }
  const parsed = parse(plainly(text), country);
  return { href: parsed.getURI(), number: parsed.number };
}
