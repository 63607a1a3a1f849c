import type { MapStyle } from "./map-styles.ts";
import type { Point, Size } from "./picture.ts";
import type { Rule } from "./spline.ts";

/** A label as drawn: the leader line first, then the text. */
export interface MapLabel {
  readonly text: string;
  /** The text's middle and its baseline; set with text-anchor "middle". */
  readonly x: number;
  readonly y: number;
  /** Path data of the leader line from the place to the label; undefined without one. */
  readonly leader?: string;
  /** Whether the text is set in the display face. */
  readonly large: boolean;
  /** Type size in pixels of the drawing. */
  readonly size: number;
}

export interface WantedLabel extends Pick<MapLabel, "text" | "large"> {
  readonly place: Point;
}

const STEPS = [24, 56, 88, 120];

/** Offsets of a label from its place: above and below it at the left and right, then straight below and above. */
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

/** Sans 600, in pixels: type size, mean width of a letter, padding of a text, height, baseline below the middle. */
const SMALL = { size: 13, advance: 7.3, padding: 12, height: 22, baseline: 4.6 };
/** The same figures for the display serif, which is readable on a small drawing too. */
const LARGE = { size: 30, advance: 13.2, padding: 12, height: 36, baseline: 9.5 };

/** Least distance of a label from a pin, in pixels. */
const CLEARANCE = 9;

/** What a label or a pin takes up. */
type Area = { left: number; right: number; top: number; bottom: number };

/** The picture's width divided by this is its margin: as wide as that of the page's words in the window. */
const MARGIN = 30;

/** Cost of distance: this many pixels from its place weigh as much as one covered line of land. */
const FAR = 16;

/** Cost of a leader through another label, pin or leader: as much as this many covered lines of land. */
const CROSSED = 40;

/** The area of a leader, as small squares along it. The squares leave out its own pin. */
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
 * Lays out labels so that none covers another, a pin or the margin; those without room near their place are left out.
 * Labels prefer the sea. The width of a text is estimated from its length: there is no font to measure.
 * @param drawing its size; `cut` and `clearing` are kept free of labels
 * @param options `land` as horizontal lines
 */
export function layOutLabels(
  wanted: readonly WantedLabel[],
  { width, height, cut = 0, clearing }: Size & Pick<MapStyle, "cut" | "clearing">,
  { land = [] as readonly Rule[], withLeader = true } = {},
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
    const [across, down] = [text.length * type.advance + type.padding, type.height];
    const [best] = POSITIONS.map(({ shareBefore, dx, dy }) => {
      const end = [x + dx, y + dy] as const;
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
    const [from, to] = [[x, y], best.end].map((point) => point.map(roundToTenth).join(" "));
    return {
      text,
      x: roundToTenth(best.area.left + across / 2),
      y: roundToTenth(best.end[1] + type.baseline),
      leader: withLeader ? `M${from}L${to}` : undefined,
      large,
      size: type.size,
    };
  });
}

/** A coordinate rounded to tenths of a pixel, which keeps drawings small. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
