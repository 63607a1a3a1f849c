import {
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/max";
import { isZeroPhone } from "./placeholder.ts";
import { plainDigits } from "./written-number.ts";

const SEVERAL = /\d\s*(?:[/|,&]|;(?!\s*ext)|\bor\b|\band\b)\s*[+(\d]/i;
/** An extension with the words that stand before it. */
const EXTENSION = /[\s,;(]*(?:ext(?:ension|n)?[.:=]?|x|#)\s*(\d+)\)?$/i;

/** As the library reads it: in plain digits, no brackets around the country's code, an extension behind one word. */
const plainly = (text: string): string =>
  plainDigits(text)
    .replace(/^\((\+\d+)\)/, "$1")
    .replace(EXTENSION, " ext. $1");

const parse = (text: string, country: string) =>
  parsePhoneNumberWithError(text, { defaultCountry: country as CountryCode, extract: false });

const SECOND = "Expected one telephone number: a second one cannot be dialled";

/** What is wrong with a text that should be one telephone number; undefined where nothing is. */
export function telephoneProblem(written: string, country: string): string | undefined {
  if (isZeroPhone(written)) return undefined;
  if (SEVERAL.test(written)) return SECOND;
  if (/\p{L}/u.test(written.replace(EXTENSION, "")))
    return "Expected a telephone number in digits: letters in it are dialled differently in every country";
  const text = plainly(written);
  const wrong = validatePhoneNumberLength(text, { defaultCountry: country as CountryCode });
  if (wrong === "NOT_A_NUMBER" || wrong === "INVALID_COUNTRY")
    return "Expected a telephone number, for example +91 80 4112 7700";
  if (wrong) return "This telephone number has too many or too few digits for its country";
  if (parse(text, country).isValid()) return undefined;
  // The last of several lines: 41127700-99.
  if (parse(text.replace(/-\d{1,2}$/, ""), country).isValid()) return SECOND;
  // Countries give out new numbers, which the library learns later.
  return text.startsWith("+")
    ? undefined
    : "Expected the telephone number with its area code; begin one that is new with + and its country's code";
}

/**
 * Reads a telephone number as people write it: with an area code's zero in brackets, with an extension, without the
 * country's code.
 * @param country two letters: where a number without a country's code is dialled from
 * @returns for a link, with its extension where it has one (`tel:+918041127700`), and in the form E.164, without it
 * @throws Error where `telephoneProblem` names one
 */
export function readTelephone(text: string, country: string): { href: string; number: string } {
  if (isZeroPhone(text)) {
    const number = text.replace(/[^\d+]/g, "");
    return { href: `tel:${number}`, number };
  }
  const parsed = parse(plainly(text), country);
  return { href: parsed.getURI(), number: parsed.number };
}
