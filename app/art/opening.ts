import { fnv1a } from "./hash.ts";
import { heightRange, reshape } from "./height-field.ts";
import type { HeightField } from "./height-field.ts";
import { gradientNoise } from "./noise.ts";

/**
 * Clears part of a landform, leaving an empty place with a natural rim. The
 * field is first brought to 0.2-1 (so that the cleared place, at 0, is the
 * lowest of all), then multiplied by the mask; the mask's coordinates are
 * displaced by noise, so that its edge wanders.
 *
 * @param mask 0 where the ground is cleared, 1 where it stays; (u, v) are 0 to 1
 */
export function opened(
  field: HeightField,
  seed: string,
  mask: (u: number, v: number) => number,
): HeightField {
  const WANDER = 0.12;
  const noise = gradientNoise(fnv1a(seed) ^ 7);
  const { lowest, highest } = heightRange(field);
  return reshape(field, (height, u, v) => {
    const share = (height - lowest) / (highest - lowest);
    const wanderU = noise(3 * u, 3 * v) * WANDER;
    const wanderV = noise(3 * u + 9, 3 * v) * WANDER;
    return (0.8 * share + 0.2) * mask(u + wanderU, v + wanderV);
  });
}
