/**
 * FNV-1a, 32 bits, over the UTF-8 bytes of a text (Fowler, Noll and Vo).
 * Turns a seed such as a page title into a number; equal texts give equal
 * numbers on every machine.
 *
 * @returns an unsigned 32-bit integer
 */
export function fnv1a(text: string): number {
  const OFFSET_BASIS = 0x811c9dc5;
  const PRIME = 0x01000193;
  let hash = OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, PRIME);
  }
  return hash >>> 0;
}
