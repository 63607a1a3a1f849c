import { INVISIBLE } from "#app/lib/unprintable.ts";

/** Every other sign below U+0080 means something in a web address, and is valid in no host. */
const HOST = /^[a-z0-9.\-\u0080-\u{10ffff}]+$/iu;
/** What may stand in a mailbox's name (RFC 5321), and any letter beyond ASCII (RFC 6531). */
const MAILBOX =
  /^[\w!#$%&'*+/=?^`{|}~\-\u0080-\u{10ffff}]+(?:\.[\w!#$%&'*+/=?^`{|}~\-\u0080-\u{10ffff}]+)*$/u;
/** A host with a dot in it: no mail from elsewhere reaches a name without one. */
const REACHABLE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i;

/** A host as the domain name system knows it: `münchen.de` is `xn--mnchen-3ya.de`. */
function asciiHost(host: string): string {
  if (!HOST.test(host)) return "";
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return "";
  }
}

/**
 * An address as it is meant: no blanks around it, no signs that nobody sees, those of full width as ASCII has them, the
 * apostrophe of telephones straight.
 */
export const typedEmail = (text: string): string =>
  text
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize("NFKC"))
    .trim()
    .replaceAll(/[’‘]/g, "'");

/** Whether mail can reach an address, judged by its form: international mailboxes and hosts are ones, too. */
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
