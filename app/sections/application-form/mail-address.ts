import { addressWith } from "#app/lib/address/address-with.ts";

export type Mail = { to: string; subject: string; body: string };

/** A webmail service with a compose page. */
export type MailService = {
  /** The compose page, with its own parameters if it needs any. */
  url: string;
  /** The service's parameters for the parts of a mail. */
  parameters: { to: string; subject: string; body: string };
};

const withMailLineEnds = (text: string) => text.replace(/\r\n?|\n/g, "\r\n");

/**
 * Encodes text for an address: spaces as `%20`, never `+`, line ends as `%0D%0A` (RFC 6068, section 5). A lone
 * surrogate would make `encodeURIComponent` throw, so it becomes the replacement character.
 */
const encode = (text: string): string => encodeURIComponent(withMailLineEnds(text).toWellFormed());

/** The last `@` separates mailbox and host, and stays; one in the mailbox's name is encoded. */
const encodeRecipient = (address: string): string => {
  const at = address.lastIndexOf("@");
  return at < 0
    ? encode(address)
    : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
};

/** The `mailto:` address that opens a mail in the visitor's own program (RFC 6068). */
export const mailtoAddress = ({ to, subject, body }: Mail): string =>
  `mailto:${encodeRecipient(to)}?subject=${encode(subject)}&body=${encode(body)}`;

/** The address that opens a webmail service with the mail written. */
export const composeAddress = (mail: Mail, { url, parameters }: MailService): string =>
  addressWith(url, {
    [parameters.to]: mail.to,
    [parameters.subject]: withMailLineEnds(mail.subject),
    [parameters.body]: withMailLineEnds(mail.body),
  });
