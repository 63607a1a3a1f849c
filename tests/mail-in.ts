/** Reads a mail address as a mail program does: by percent-decoding alone (RFC 6068). */
export function mailIn(address: string) {
  const [, to, query] = /^mailto:([^?]+)\?(.*)$/.exec(address)!;
  const pairs = query!.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  const { subject, body } = Object.fromEntries(pairs) as { subject: string; body: string };
  return { to: decodeURIComponent(to!), subject, body, lines: body.split("\r\n") };
}
