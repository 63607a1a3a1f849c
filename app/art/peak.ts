/** A rounded hill, or with a negative height a pit. */
export interface Peak {
  /** Centre: share of the picture's width, 0 left to 1 right. May lie outside. */
  readonly x: number;
  /** Centre: share of the picture's height, 0 top to 1 bottom. May lie outside. */
  readonly y: number;
  /** Radius along the hill's own first axis, in picture heights. */
  readonly rx: number;
  /** Radius along its second axis, in picture heights. */
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
export function peakSurface(
  peaks: readonly Peak[],
  aspect: number,
): (u: number, v: number) => number {
  const prepared = peaks.map((peak) => ({
    ...peak,
    cosine: Math.cos(peak.angle ?? 0),
    sine: Math.sin(peak.angle ?? 0),
  }));
  return (u, v) => {
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
