/**
 * mulberry32 (Tommy Ettinger): a small pseudo-random generator with 32 bits of
 * state. Good enough for pictures, never for secrets.
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
