/** Names that are reserved for examples and tests (RFC 2606, RFC 6761): nobody is reached there. */
export const RESERVED_NAME =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:test|example|invalid))\b/i;
