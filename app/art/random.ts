/**
 * FNV-1a, 32 bits, over the UTF-8 bytes of a text (Fowler, Noll and Vo): a seed such as a page's address as a number.
 *
 * @returns an unsigned 32-bit integer, the same on every machine
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * mulberry32 (Tommy Ettinger): random enough for pictures, never for secrets.
 *
 * @param seed any integer; only its low 32 bits count
 * @returns a function giving the next number in [0, 1) at each call
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
