import { addressWith } from "#app/lib/address/address-with.ts";

/** A mail as it is before anybody sends it. */
export type Mail = { to: string; subject: string; body: string };

/** A mail service whose page in the browser opens a prepared mail. */
export type MailService = {
  /** Its compose page, with parameters of its own where it needs some. */
  url: string;
  /** What the service calls the parts of a mail. */
  parameters: { to: string; subject: string; body: string };
};

const withMailLineEnds = (text: string) => text.replace(/\r\n?|\n/g, "\r\n");

/**
 * Encodes text for an address: spaces as `%20`, never `+`, line ends as `%0D%0A` (RFC 6068, section 5).
 * Half a surrogate pair, which would make `encodeURIComponent` throw, becomes the replacement character.
 */
const encode = (text: string): string => encodeURIComponent(withMailLineEnds(text).toWellFormed());

/** The `@` between mailbox and host stands as itself; one inside the mailbox's name does not. */
const encodeRecipient = (address: string): string => {
  const at = address.lastIndexOf("@");
  return at < 0
    ? encode(address)
    : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
};

/** The `mailto:` address that opens a mail in the visitor's own program (RFC 6068). */
export const mailtoAddress = ({ to, subject, body }: Mail): string =>
  `mailto:${encodeRecipient(to)}?subject=${encode(subject)}&body=${encode(body)}`;

/** The address that opens a mail on the page of a mail service. */
export const composeAddress = (mail: Mail, { url, parameters }: MailService): string =>
  addressWith(url, {
    [parameters.to]: mail.to,
    [parameters.subject]: withMailLineEnds(mail.subject),
    [parameters.body]: withMailLineEnds(mail.body),
  });
