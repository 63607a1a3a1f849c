import type { Contour } from "./contours.ts";
import { PathBuilder } from "./path-builder.ts";
import type { Point } from "./picture.ts";
import { curvePieces } from "./smooth-curve.ts";
import type { CurvePiece } from "./smooth-curve.ts";
import { fitSpline } from "./spline-fit.ts";
import { steadyTones } from "./steady-tones.ts";

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
 * The contour is drawn as curves, a piece for each vertex, and runs of pieces go
 * to the path of their class, so classes change on smooth points.
 *
 * @param classes number of stroke widths on either side of the light
 */
export function illuminate(contours: readonly Contour[], classes: number): IlluminatedPaths {
  /** From the widest shade line to the widest lit line. */
  const tones = Array.from({ length: 2 * classes }, (): CurvePiece[][] => []);
  for (const { points, closed } of contours) {
    const vertices = onEvenHalfPixels(fitSpline(points, closed), closed);
    if (vertices.length < 3) continue;
    const pieces = curvePieces(vertices, closed);
    const chosen = steadyTones(
      facingLight(vertices, closed),
      pieces.map(pixelLength),
      tones.length,
    );
    // A ring begins where its tone changes, or a run would be cut in two.
    const first = closed
      ? Math.max(
          0,
          chosen.findIndex((tone, i) => tone !== chosen.at(i - 1)),
        )
      : 0;
    let current = -1;
    for (let i = 0; i < pieces.length; i++) {
      const at = (first + i) % pieces.length;
      const runs = tones[chosen[at]];
      if (chosen[at] === current) runs[runs.length - 1].push(pieces[at]);
      else runs.push([pieces[at]]);
      current = chosen[at];
    }
  }
  const paths = tones.map(pathData);
  return { lit: paths.slice(classes), shade: paths.slice(0, classes).reverse() };
}

/** Runs one after another, each time the nearest: short ways between them need few digits. */
function pathData(runs: CurvePiece[][]): string {
  const path = new PathBuilder();
  const waiting = new Set(runs);
  let [x, y]: Point = [0, 0];
  while (waiting.size > 0) {
    let nearest: CurvePiece[] = [];
    let shortest = Infinity;
    for (const run of waiting) {
      const distance = Math.hypot(run[0].start[0] - x, run[0].start[1] - y);
      if (distance < shortest) [nearest, shortest] = [run, distance];
    }
    waiting.delete(nearest);
    for (const { start, control, end } of nearest) path.curve(start, control, end);
    [x, y] = nearest[nearest.length - 1].end;
  }
  return path.data;
}

const pixelLength = ({ start, end }: CurvePiece): number =>
  Math.hypot(end[0] - start[0], end[1] - start[1]) / HALF_PIXELS;

/**
 * Vertices on whole pixels, counted in half-pixels: so the midpoints between
 * them, where curves join, are whole numbers too and nothing drifts. Vertices
 * that fall together are merged.
 */
function onEvenHalfPixels(points: readonly Point[], closed: boolean): Point[] {
  const vertices: Point[] = [];
  for (const [x, y] of points) {
    const vertex: Point = [Math.round(x) * HALF_PIXELS, Math.round(y) * HALF_PIXELS];
    if (!samePoint(vertex, vertices.at(-1))) vertices.push(vertex);
  }
  if (closed && samePoint(vertices[0], vertices.at(-1))) vertices.pop();
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

function samePoint(a: Point, b: Point | undefined): boolean {
  return b !== undefined && a[0] === b[0] && a[1] === b[1];
}
