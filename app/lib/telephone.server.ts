import {
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/max";
import { isZeroPhone } from "./placeholder.ts";

const SEVERAL = /\d\s*(?:[/|,&]|;(?!\s*ext)|\bor\b|\band\b)\s*[+(\d]/i;
/** Words that stand before an extension. */
const EXTENSION = /(?:ext(?:ension|n)?\.?|x|#|;ext=)\s*\d+\s*$/i;

/** What is wrong with a text that should be one telephone number; undefined where nothing is. */
export function telephoneProblem(text: string, country: string): string | undefined {
  if (isZeroPhone(text)) return undefined;
  if (SEVERAL.test(text)) return "Expected one telephone number: a second one cannot be dialled";
  if (/\p{L}/u.test(text.replace(EXTENSION, "")))
    return "Expected a telephone number in digits: letters in it are dialled differently in every country";
  switch (validatePhoneNumberLength(text, { defaultCountry: country as CountryCode })) {
    case undefined:
      return undefined;
    case "TOO_SHORT":
      return "This telephone number has too few digits for its country";
    case "TOO_LONG":
    case "INVALID_LENGTH":
      return "This telephone number has too many or too few digits for its country";
    default:
      return "Expected a telephone number, for example +91 80 4112 7700";
  }
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
  const parsed = parsePhoneNumberWithError(text, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return { href: parsed.getURI(), number: parsed.number };
}
