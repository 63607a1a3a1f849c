import type { Contour } from "./contours.ts";
import { PathBuilder } from "./path-builder.ts";
import type { Point } from "./picture.ts";
import { curvePieces } from "./smooth-curve.ts";

/**
 * The path data of illuminated contours, one path for each width class, thinnest
 * first; a class without lines is empty. The unit is half a pixel.
 */
export interface IlluminatedPaths {
  readonly lit: readonly string[];
  readonly shade: readonly string[];
}

/** Grid steps to one pixel. */
export const HALF_PIXELS = 2;

/** The direction towards the light, from the picture's middle to its upper left (north-west). */
const TOWARDS_LIGHT: Point = [-Math.SQRT1_2, -Math.SQRT1_2];

/**
 * Illuminated contours (Kitiro Tanaka, "The relief contour method", 1950): a
 * contour is pale where its slope faces the light and dark where it faces away,
 * and the wider the more directly it does so; where the slope lies edge-on, the
 * line thins to nothing.
 *
 * The contour is drawn as curves, a piece for each vertex, and each piece goes
 * to the path of its class, so classes change on smooth points.
 *
 * @param classes number of stroke widths on either side of the light
 */
export function illuminate(contours: readonly Contour[], classes: number): IlluminatedPaths {
  const lit = Array.from({ length: classes }, () => new PathBuilder());
  const shade = Array.from({ length: classes }, () => new PathBuilder());
  for (const contour of contours) {
    const vertices = onEvenHalfPixels(contour);
    if (vertices.length < 3) continue;
    const facing = smoothed(facingLight(vertices, contour.closed), contour.closed);
    curvePieces(vertices, contour.closed).forEach(({ start, control, end }, index) => {
      const widthClass = Math.max(1, Math.ceil(Math.abs(facing[index]) * classes));
      const side = facing[index] >= 0 ? lit : shade;
      side[widthClass - 1].curve(start, control, end);
    });
  }
  return { lit: lit.map((path) => path.data), shade: shade.map((path) => path.data) };
}

/**
 * Vertices on whole pixels, counted in half-pixels: so the midpoints between
 * them, where curves join, are whole numbers too and nothing drifts. Vertices
 * that fall together are merged.
 */
function onEvenHalfPixels(contour: Contour): Point[] {
  const vertices: Point[] = [];
  for (const [x, y] of contour.points) {
    const vertex: Point = [Math.round(x) * HALF_PIXELS, Math.round(y) * HALF_PIXELS];
    if (!samePoint(vertex, vertices.at(-1))) vertices.push(vertex);
  }
  if (contour.closed && samePoint(vertices[0], vertices.at(-1))) vertices.pop();
  return vertices;
}

/**
 * For each vertex, the cosine of the angle between the downhill direction and
 * the light, -1 to 1. Higher ground is on the left of a contour, so downhill is
 * the chord between the two neighbours, turned right by a quarter.
 */
function facingLight(vertices: readonly Point[], closed: boolean): number[] {
  const last = vertices.length - 1;
  return vertices.map((_, index) => {
    const before = vertices[index > 0 ? index - 1 : closed ? last : 0];
    const after = vertices[index < last ? index + 1 : closed ? 0 : last];
    const chordX = after[0] - before[0];
    const chordY = after[1] - before[1];
    const length = Math.hypot(chordX, chordY) || 1;
    return (-chordY * TOWARDS_LIGHT[0] + chordX * TOWARDS_LIGHT[1]) / length;
  });
}

/** The mean of each value and its neighbours, so that widths do not flicker. */
function smoothed(values: readonly number[], closed: boolean): number[] {
  const count = values.length;
  return values.map((value, index) => {
    if (!closed && index === 0) return (value + values[1]) / 2;
    if (!closed && index === count - 1) return (value + values[count - 2]) / 2;
    return (value + values[(index + count - 1) % count] + values[(index + 1) % count]) / 3;
  });
}

function samePoint(a: Point, b: Point | undefined): boolean {
  return b !== undefined && a[0] === b[0] && a[1] === b[1];
}
