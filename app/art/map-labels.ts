import type { Point, Size } from "./picture.ts";

/** Where a label stands in relation to its place. */
export interface LabelPosition {
  /** Pixels from the place to the label's anchor; y to the label's middle. */
  readonly dx: number;
  readonly dy: number;
  /** Which end of the label is at the anchor. */
  readonly anchor: "start" | "middle" | "end";
  /** Whether the label is set in the display face. */
  readonly large?: boolean;
}

/** A label as drawn: leader first, the plate over it, the text on the plate. */
export interface MapLabel {
  readonly text: string;
  /** The text's middle and its baseline; set with text-anchor "middle". */
  readonly x: number;
  readonly y: number;
  /** A rectangle in the background colour that keeps rules away from the text. */
  readonly plate: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The line from the place to the label, where there is one. */
  readonly leader?: { readonly d: string };
  readonly large: boolean;
  /** Of its type, in pixels of the drawing. */
  readonly size: number;
}

/** Metrics of a label's type, in pixels: mean advance of a letter, space around the text, plate height, baseline below the plate's middle. */
interface LabelType {
  readonly size: number;
  readonly advance: number;
  readonly padding: number;
  readonly plateHeight: number;
  readonly baseline: number;
}

/** Sans 600, for a drawing shown about as large as it is; the more it shrinks, the larger its type. */
const smallType = (scale: number): LabelType => ({
  size: 13 * scale,
  advance: 7.3 * scale,
  padding: 12 * scale,
  plateHeight: 22 * scale,
  baseline: 4.6 * scale,
});
/** Display serif, which can be read on a small drawing too. */
const LARGE_TYPE: LabelType = {
  size: 30,
  advance: 13.2,
  padding: 12,
  plateHeight: 36,
  baseline: 9.5,
};

/**
 * Lays out a label with its plate, and a leader unless told otherwise. The width
 * of the text is estimated from its length, since there is no font to measure.
 *
 * @param place the labelled place in the drawing
 * @param options `scale` for a drawing that is shown smaller than it is
 */
export function layOutLabel(
  text: string,
  place: Point,
  position: LabelPosition,
  { withLeader = true, scale = 1 } = {},
): MapLabel {
  const type = position.large ? LARGE_TYPE : smallType(scale);
  const width = text.length * type.advance + type.padding;
  const anchorX = place[0] + position.dx;
  const middleY = place[1] + position.dy * scale;
  const shareBefore = { start: 0, middle: 0.5, end: 1 }[position.anchor];
  const left = anchorX - width * shareBefore;
  const label = {
    text,
    x: tenths(left + width / 2),
    y: tenths(middleY + type.baseline),
    plate: {
      x: tenths(left),
      y: tenths(middleY - type.plateHeight / 2),
      width: tenths(width),
      height: tenths(type.plateHeight),
    },
    large: position.large ?? false,
    size: tenths(type.size),
  };
  if (!withLeader) return label;
  const from = `${tenths(place[0])} ${tenths(place[1])}`;
  return { ...label, leader: { d: `M${from}L${tenths(anchorX)} ${tenths(middleY)}` } };
}

/** A label that is to be laid out. */
export interface WantedLabel {
  readonly text: string;
  readonly place: Point;
  /** Where it stands if nothing is in its way. */
  readonly position: LabelPosition;
}

/** Around a place, nearest first: to the left and the right of it, lower and higher, then below and above it. */
const ELSEWHERE: readonly LabelPosition[] = [24, 56, 88, 120].flatMap((far) => [
  ...[24, -24, far, -far].flatMap((dy) => [
    { anchor: "end" as const, dx: -far, dy },
    { anchor: "start" as const, dx: far, dy },
  ]),
  { anchor: "middle" as const, dx: 0, dy: far },
  { anchor: "middle" as const, dx: 0, dy: -far },
]);

/** How near a label may come to a pin or to the edge of the drawing. */
const CLEARANCE = 9;

const overlap = (a: MapLabel["plate"], b: MapLabel["plate"]): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Lays out labels so that none covers another, a pin or the edge. Of one that finds no room near its place the pin
 * remains.
 */
export function layOutLabels(
  wanted: readonly WantedLabel[],
  { width, height }: Size,
  scale = 1,
): MapLabel[] {
  const pins = wanted.map(({ place: [x, y] }) => ({
    x: x - CLEARANCE,
    y: y - CLEARANCE,
    width: 2 * CLEARANCE,
    height: 2 * CLEARANCE,
  }));
  const laid: MapLabel[] = [];
  for (const { text, place, position } of wanted) {
    const free = [position, ...ELSEWHERE]
      .map((candidate) => layOutLabel(text, place, candidate, { scale }))
      .find(
        ({ plate }) =>
          plate.x > 0 &&
          plate.x + plate.width < width &&
          plate.y > 0 &&
          plate.y + plate.height < height &&
          ![...pins, ...laid.map((label) => label.plate)].some((taken) => overlap(plate, taken)),
      );
    if (free) laid.push(free);
  }
  return laid;
}

/** Rounded to a tenth of a pixel. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
