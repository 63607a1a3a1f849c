/** A finished drawing: a complete SVG document and its intrinsic size in CSS pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Which part of the drawing stays in view when its box has another ratio. */
export type Anchor = "xMidYMid slice" | "xMidYMin slice" | "xMaxYMid slice" | "xMaxYMax slice";

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
  return { svg, width, height };
}

/**
 * Pictures of one size below one another in one document. Each is shown by the document's address with its
 * place behind it: `#p0`, `#p1` and so on.
 * @throws Error where there is no picture
 */
export function pictureSheet(pictures: readonly Picture[], anchor: Anchor): Picture {
  const [first] = pictures;
  if (!first) throw new Error("A sheet needs at least one picture");
  const { width, height } = first;
  const places = pictures.map(({ svg }, place) => {
    const y = place * height;
    const view = `<view id="p${place}" viewBox="0 ${y} ${width} ${height}" preserveAspectRatio="${anchor}"/>`;
    return view + svg.replace("<svg ", `<svg y="${y}" width="${width}" height="${height}" `);
  });
  return svgDocument({ width, height: height * pictures.length }, anchor, places.join(""));
}
