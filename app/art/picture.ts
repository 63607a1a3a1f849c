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
