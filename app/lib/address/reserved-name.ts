/** Names reserved for examples and tests (RFC 2606, RFC 6761), which reach nobody. */
export const RESERVED_NAME =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:test|example|invalid))(?![\w-]|\.\w)/i;

/** Names and addresses of this machine and of private networks (RFC 1918, 3927, 6762, 8375); names without a dot. */
const OWN_NETWORK =
  /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$|^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)(?:\.\d+)+$/;

/** Whether the public can reach an address: neither in a private network nor reserved for examples and tests. */
export function isPublicAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return RESERVED_NAME.exec(hostname)?.[0] !== hostname && !OWN_NETWORK.test(hostname);
}
