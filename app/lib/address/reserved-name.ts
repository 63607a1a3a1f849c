/** Names that are reserved for examples and tests (RFC 2606, RFC 6761): nobody is reached there. */
export const RESERVED_NAME =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:test|example|invalid))(?![\w-]|\.\w)/i;

/** Whether visitors can reach an address: not on this machine, nor at a name reserved for examples and tests. */
export function isPublicAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    RESERVED_NAME.exec(hostname)?.[0] !== hostname &&
    !/(?:^|\.)localhost$|^127\.|^\[/.test(hostname)
  );
}
