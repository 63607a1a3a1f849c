/** A rounded hill, or a pit where `height` is negative. */
export interface Peak {
  /** Centre, in shares of the picture's width and height; it may lie outside. */
  readonly x: number;
  readonly y: number;
  /** Radii along the hill's own two axes, in picture heights. */
  readonly rx: number;
  readonly ry: number;
  /** Turn of the first axis from the horizontal, in radians, clockwise on screen. */
  readonly angle?: number;
  /** Height at the centre. */
  readonly height: number;
}

/**
 * The sum of Gaussian hills: height * exp(-(ex^2 + ey^2)), (ex, ey) being the
 * distance from the centre, turned into the hill's axes and divided by its radii.
 *
 * @param aspect the picture's width divided by its height
 * @returns the height at (u, v), each 0 to 1 across the picture
 */
export function peakSurface(peaks: readonly Peak[], aspect: number) {
  const prepared = peaks.map(({ angle = 0, ...peak }) => ({
    ...peak,
    cosine: Math.cos(angle),
    sine: Math.sin(angle),
  }));
  return (u: number, v: number): number => {
    let sum = 0;
    for (const { x, y, rx, ry, height, cosine, sine } of prepared) {
      const dx = (u - x) * aspect;
      const dy = v - y;
      const ex = (dx * cosine + dy * sine) / rx;
      const ey = (dy * cosine - dx * sine) / ry;
      sum += height * Math.exp(-(ex * ex + ey * ey));
    }
    return sum;
  };
}
