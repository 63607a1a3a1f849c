import { INVISIBLE } from "#app/lib/unprintable.ts";

/** Any other character below U+0080 is a URL delimiter or invalid in a host. */
const HOST = /^[a-z0-9.\-\u0080-\u{10ffff}]+$/iu;
/** The characters of a mailbox name (RFC 5321), and any beyond ASCII (RFC 6531). */
const MAILBOX =
  /^[\w!#$%&'*+/=?^`{|}~\-\u0080-\u{10ffff}]+(?:\.[\w!#$%&'*+/=?^`{|}~\-\u0080-\u{10ffff}]+)*$/u;
/** A host with a dot: mail from outside cannot reach a name without one. */
const REACHABLE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i;

/** The ASCII form of a host: `münchen.de` is `xn--mnchen-3ya.de`. */
function asciiHost(host: string): string {
  if (!HOST.test(host)) return "";
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return "";
  }
}

/** Cleans a typed address: no spaces around it, nothing invisible, ASCII for full-width letters and curly quotes. */
export const typedEmail = (text: string): string =>
  text
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize("NFKC"))
    .trim()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");

/** Whether an address is valid in form; international mailboxes and hosts are allowed. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return (
    at > 0 &&
    at <= 64 &&
    !/\s/.test(text) &&
    MAILBOX.test(text.slice(0, at)) &&
    REACHABLE.test(asciiHost(text.slice(at + 1)))
  );
}
