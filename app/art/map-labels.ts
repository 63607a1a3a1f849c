import type { MapStyle } from "./map-styles.ts";
import type { Point, Size, Rule } from "./picture.ts";

/** A label as drawn: the leader line first, then the text. */
export interface MapLabel {
  readonly text: string;
  /** Where the text's baseline begins, ends or has its middle. */
  readonly x: number;
  readonly y: number;
  readonly anchor: keyof typeof BEFORE;
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

/** The share of a label that lies before its `anchor`. */
const BEFORE = { start: 0, middle: 0.5, end: 1 };

const STEPS = [24, 56, 88, 120];

/** Offsets of a label from its place: above and below it at the left and right, then straight below and above. */
const POSITIONS = STEPS.flatMap((far) => [
  ...STEPS.flatMap((near) =>
    [near, -near].flatMap((dy) => [
      { anchor: "end", dx: -far, dy } as const,
      { anchor: "start", dx: far, dy } as const,
    ]),
  ),
  { anchor: "middle", dx: 0, dy: far } as const,
  { anchor: "middle", dx: 0, dy: -far } as const,
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
 * @param style the drawing's; `cut` and `clearing` are kept free of labels
 * @param land as horizontal lines
 */
export function layOutLabels(
  wanted: readonly WantedLabel[],
  { width, height, cut = 0, clearing, beside }: Size & Partial<MapStyle>,
  land: readonly Rule[] = [],
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
    const [best] = POSITIONS.map(({ anchor, dx, dy }) => {
      const end = beside ? ([x + dx / 2, y + dy / 2.5] as const) : ([x + dx, y + dy] as const);
      const [left, top] = [end[0] - across * BEFORE[anchor], end[1] - down / 2];
      const area = { left, right: left + across, top, bottom: top + down };
      const covered = land.flatMap((rule) => (overlap(area, areaOf(rule)) ? rule.y : []));
      const line = beside ? [] : squaresAlong([x, y], end);
      const crossed = line.filter((part) => taken.some((other) => overlap(part, other))).length;
      const cost = new Set(covered).size + Math.hypot(dx, dy) / FAR + crossed * CROSSED;
      return { area, anchor, end, line, cost };
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
      x: roundToTenth(best.end[0]),
      y: roundToTenth(best.end[1] + type.baseline),
      anchor: best.anchor,
      leader: beside ? undefined : `M${from}L${to}`,
      large,
      size: type.size,
    };
  });
}

/** A coordinate rounded to tenths of a pixel, which keeps drawings small. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
