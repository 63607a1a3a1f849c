/** A finished drawing: a complete SVG document, and its intrinsic size in CSS pixels. */
export interface Picture extends Size {
  readonly svg: string;
}

/** Which part of the drawing stays in view when its box has another aspect ratio. */
export type Anchor = `${"xMidYMid" | "xMidYMin" | "xMaxYMid" | "xMaxYMax"} slice`;

/** Points of the drawing plane: x to the right, y down, in pixels of the view box. */
export type Point = readonly [x: number, y: number];

/** The size of a drawing in pixels of its view box. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One stroked line, for drawings rendered as elements of the document. */
export interface StrokedPath {
  readonly d: string;
  readonly strokeWidth: number;
}

/**
 * Wraps markup into a standalone SVG document. Having a view box but no width and height, it fills any box as an image,
 * and applies its own anchor there.
 */
export function svgDocument({ width, height }: Size, anchor: Anchor, markup: string): Picture {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="${anchor}">${markup}</svg>`;
  return { svg, width, height };
}

/** Numbers of path data; no space is needed before a minus sign. */
const pathNumbers = (numbers: readonly number[]): string => numbers.join(" ").replaceAll(" -", "-");

const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
const step = ([x1, y1]: Point, [x2, y2]: Point): Point => [x2 - x1, y2 - y1];

/**
 * A quadratic B-spline as path data: each vertex is the control point of a curve between the midpoints beside it.
 * Vertices are rounded to even numbers: midpoints are whole, and all curves but the first use the short command `t`.
 *
 * @param vertices in pixels
 * @param grid path units to a pixel
 * @param closed whether it returns to its start; an open line begins and ends at its first and last vertex
 */
export function splinePath(vertices: readonly Point[], grid: number, closed: boolean): string {
  const even = vertices.map(([x, y]): Point => [
    Math.round((x * grid) / 2) * 2,
    Math.round((y * grid) / 2) * 2,
  ]);
  const first = even[0]!;
  const last = even.at(-1)!;
  const joints = [
    closed ? between(last, first) : first,
    ...even.slice(1).map((vertex, i) => between(even[i]!, vertex)),
    closed ? between(last, first) : last,
  ];
  const [start, ...ends] = joints as [Point, ...Point[]];
  const [curve, ...others] = ends.map((end, i) => step(joints[i]!, end));
  return `M${pathNumbers(start)}q${pathNumbers([...step(start, first), ...curve!])}t${pathNumbers(others.flat())}${closed ? "z" : ""}`;
}

/** A line through points as path data. @param points in pixels @param grid path units to a pixel */
export function linePath(points: readonly Point[], grid: number): string {
  const whole = points.map(([x, y]): Point => [Math.round(x * grid), Math.round(y * grid)]);
  const steps = whole.slice(1).flatMap((point, i) => step(whole[i]!, point));
  return `M${pathNumbers(whole[0]!)}l${pathNumbers(steps)}`;
}

/** A horizontal line, in pixels. */
export interface Rule {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Horizontal lines as path data in pixels. @param grid their ends are rounded to 1 / `grid` of a pixel */
export function rulesPath(rules: readonly Rule[], grid: number): string {
  const rounded = (value: number) => Math.round(value * grid);
  const short = (steps: number) => `${steps / grid}`.replace(/^(-?)0\./, "$1.");
  let [x, y] = [0, 0];
  return rules
    .map((rule) => {
      const [from, to, row] = [rule.from, rule.to, rule.y].map(rounded) as [number, number, number];
      const data = `m${[from - x, row - y].map(short).join(" ")}h${short(to - from)}`;
      [x, y] = [to, row];
      return data.replaceAll(" -", "-");
    })
    .join("");
}
