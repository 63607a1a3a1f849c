/** A finished drawing: a complete SVG document, its intrinsic size in CSS pixels, and how it fills a box. */
export interface Picture extends Size {
  readonly svg: string;
  readonly anchor: Anchor;
}

/** Several pictures in one document, with the size of each. */
export interface PictureSheet extends Size {
  readonly svg: string;
  readonly places: readonly Size[];
}

/** Which part of the drawing stays in view when its box has another ratio. */
export type Anchor =
  | "xMidYMid slice"
  | "xMidYMin slice"
  | "xMaxYMid slice"
  | "xMaxYMax slice"
  | "xMaxYMin meet";

/** Points of the drawing plane: x to the right, y down, in pixels of the view box. */
export type Point = readonly [x: number, y: number];

/** The size of a drawing in pixels of its view box. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One stroked line, for drawings that are rendered as elements in the document. */
export interface StrokedPath {
  readonly d: string;
  readonly strokeWidth: number;
}

/**
 * Wraps markup into a standalone SVG document. It has a view box but no width
 * and height, so that as an image it fills whatever box it is given and applies
 * its own anchor there.
 */
export function svgDocument(size: Size, anchor: Anchor, markup: string): Picture {
  const { width, height } = size;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="${anchor}">${markup}</svg>`;
  return { svg, width, height, anchor };
}

/**
 * Pictures below one another in one document. Each is shown by the document's address with its place behind
 * it: `#p0`, `#p1` and so on.
 * @throws Error where there is no picture
 */
export function pictureSheet(pictures: readonly Picture[]): PictureSheet {
  if (pictures.length === 0) throw new Error("A sheet needs at least one picture");
  let top = 0;
  const markup = pictures.map(({ svg, width, height, anchor }, place) => {
    const size = `width="${width}" height="${height}"`;
    const view = `<view id="p${place}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="${anchor}"/>`;
    const placed = svg.replace("<svg ", `<svg y="${top}" ${size} `);
    top += height;
    return view + placed;
  });
  const width = Math.max(...pictures.map((picture) => picture.width));
  const { svg } = svgDocument({ width, height: top }, "xMidYMid slice", markup.join(""));
  return {
    svg,
    width,
    height: top,
    places: pictures.map(({ width, height }) => ({ width, height })),
  };
}
