import type { MapStyle } from "./map-styles.ts";
import type { Point, Size } from "./picture.ts";
import type { Rule } from "./spline.ts";

/** A label as drawn: leader first, then the text. */
export interface MapLabel {
  readonly text: string;
  /** The text's middle and its baseline; set with text-anchor "middle". */
  readonly x: number;
  readonly y: number;
  /** Path data of the line from the place to the label, where there is one. */
  readonly leader?: string;
  /** Whether it is set in the display face. */
  readonly large: boolean;
  /** Of its type, in pixels of the drawing. */
  readonly size: number;
}

/** A label that is to be laid out. */
export interface WantedLabel extends Pick<MapLabel, "text" | "large"> {
  readonly place: Point;
}

const STEPS = [24, 56, 88, 120];

/** Around a place: lower and higher to the left and the right of it, then below and above it. */
const POSITIONS = STEPS.flatMap((far) => [
  ...STEPS.flatMap((near) =>
    [near, -near].flatMap((dy) => [
      { shareBefore: 1, dx: -far, dy },
      { shareBefore: 0, dx: far, dy },
    ]),
  ),
  { shareBefore: 0.5, dx: 0, dy: far },
  { shareBefore: 0.5, dx: 0, dy: -far },
]);

/** Sans 600, in pixels: size, mean advance of a letter, space around a text, height with it, baseline below its middle. */
const SMALL = { size: 13, advance: 7.3, padding: 12, height: 22, baseline: 4.6 };
/** The same of the display serif, which can be read on a small drawing too. */
const LARGE = { size: 30, advance: 13.2, padding: 12, height: 36, baseline: 9.5 };

/** How near a label may come to a pin. */
const CLEARANCE = 9;

/** What a label or a pin takes up. */
type Area = { left: number; right: number; top: number; bottom: number };

/** A label stands as far from the picture's sides as the page's words from the window's: this part of its width. */
const MARGIN = 30;

/** A label stands this many pixels farther from its place in order to cover one rule of land less. */
const FAR = 16;

/** It covers this many rules of land more rather than lead its line through another label, a pin or another leader. */
const CROSSED = 40;

/** What a leader takes up, as small squares along it; none of them on its own pin. */
const squaresAlong = ([x, y]: Point, [toX, toY]: Point): Area[] => {
  const length = Math.hypot(toX - x, toY - y);
  return Array.from({ length: Math.floor(length / 10) - 1 }, (_, step) => {
    const share = ((step + 2) * 10) / length;
    const [left, top] = [x + (toX - x) * share, y + (toY - y) * share];
    return { left: left - 4, right: left + 4, top: top - 4, bottom: top + 4 };
  });
};

const areaOf = ({ y, from, to }: Rule): Area => ({ left: from, right: to, top: y, bottom: y });

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Lays out labels so that none covers another, a pin or the edge. The width of a text is estimated from its length, since
 * there is no font to measure. Each stands in the sea where that is not far; one that finds no room near its place is
 * left out.
 *
 * @param drawing with what of it may be cut off, and what is cleared for words: no label stands there
 * @param options `land` as it is ruled; `scale` for a drawing that is shown smaller than it is
 */
export function layOutLabels(
  wanted: readonly WantedLabel[],
  { width, height, cut = 0, clearing }: Size & Pick<MapStyle, "cut" | "clearing">,
  { land = [] as readonly Rule[], scale = 1, withLeader = true } = {},
): MapLabel[] {
  const taken = wanted.map(({ place: [x, y] }): Area => ({
    left: x - CLEARANCE,
    right: x + CLEARANCE,
    top: y - CLEARANCE,
    bottom: y + CLEARANCE,
  }));
  const margin = width / MARGIN;
  return wanted.flatMap(({ text, place: [x, y], large }) => {
    const type = large ? LARGE : SMALL;
    const times = large ? 1 : scale;
    const [across, down] = [
      (text.length * type.advance + type.padding) * times,
      type.height * times,
    ];
    const [best] = POSITIONS.map(({ shareBefore, dx, dy }) => {
      const end = [x + dx, y + dy * scale] as const;
      const [left, top] = [end[0] - across * shareBefore, end[1] - down / 2];
      const area = { left, right: left + across, top, bottom: top + down };
      const covered = land.filter((rule) => overlap(area, areaOf(rule))).length;
      const line = withLeader ? squaresAlong([x, y], end) : [];
      const crossed = line.filter((part) => taken.some((other) => overlap(part, other))).length;
      return { area, end, line, cost: covered + Math.hypot(dx, dy) / FAR + crossed * CROSSED };
    })
      .filter(
        ({ area }) =>
          area.left > Math.max(margin, clearing?.left ?? 0) &&
          area.right < width - margin &&
          area.top > cut &&
          area.bottom < height - cut &&
          !taken.some((other) => overlap(area, other)),
      )
      .sort((a, b) => a.cost - b.cost);
    if (!best) return [];
    taken.push(best.area, ...best.line);
    const [from, to] = [[x, y], best.end].map((point) => point.map(tenths).join(" "));
    return {
      text,
      x: tenths(best.area.left + across / 2),
      y: tenths(best.end[1] + type.baseline * times),
      leader: withLeader ? `M${from}L${to}` : undefined,
      large,
      size: tenths(type.size * times),
    };
  });
}

/** Rounded to a tenth of a pixel. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
