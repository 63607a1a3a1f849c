import { regexes } from "zod/mini";

/** Every other sign below U+0080 means something in a web address, and is valid in no host. */
const INTERNATIONAL_HOST = /^[a-z0-9.\-\u0080-\u{10ffff}]+$/iu;

/** A host as the domain name system knows it: `münchen.de` is `xn--mnchen-3ya.de`. */
function asciiHost(host: string): string {
  if (!INTERNATIONAL_HOST.test(host)) return host;
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return host;
  }
}

/**
 * Whether a text is a valid address by the HTML standard, judged as browsers judge their own
 * `<input type="email">`: by the standard's expression, once the host is written in ASCII.
 */
export function isEmailAddress(text: string): boolean {
  const host = text.lastIndexOf("@") + 1;
  return regexes.html5Email.test(text.slice(0, host) + asciiHost(text.slice(host)));
}
