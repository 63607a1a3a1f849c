/**
 * Parts of drawings of figures: an SVG without a view box, with x in per cent of its width and y in pixels, so
 * that type keeps its size at any width. Most drawings have two layouts, for a desk and for a phone. Screen readers
 * skip them: a sentence and a table or list say the same.
 */
import { createContext, use, type ReactNode, type SVGProps } from "react";
import { percent } from "#app/lib/percent.ts";
import styles from "./chart.module.css";

export const SIZES = ["wide", "narrow"] as const;
export type Size = (typeof SIZES)[number];

/** The widths that the two layouts are designed for, in pixels. */
export const WIDTH: Record<Size, number> = { wide: 774, narrow: 350 };

/** Thickness of lines in pixels: heavy is counted, mid is added, thin is left out or still to come. */
const WEIGHTS = { thin: 0.8, mid: 2, heavy: 3.7 };
export type Weight = keyof typeof WEIGHTS;
const PITCH = 6;

/** The drawing around a part; `size` is undefined where one layout serves all widths. */
type ChartLayout = { id: string; size?: Size };
const ChartContext = createContext<ChartLayout>({ id: "" });

const toneId = ({ id, size = "wide" }: ChartLayout, weight: string) => `${id}-${size}-${weight}`;

const Rule = ({ weight, at = 0 }: { weight: number; at?: number }) => (
  <rect
    className={styles.shade}
    y={at * PITCH + (PITCH - weight) / 2}
    width="100%"
    height={weight}
  />
);

/** A scale from amounts to x in per cent. @param most the amount at the right @param margin on each side, per cent */
export const across =
  (most: number, margin = 0) =>
  (amount: number): number =>
    margin + (amount / (most || 1)) * (100 - 2 * margin);

/** A logarithmic scale with its stops at equal distances: the x of a value, in per cent. @param stops ascending */
export function placeOn(stops: number[], value: number): number {
  const place = Math.max(
    0,
    stops.slice(0, -1).findLastIndex((stop) => stop <= value),
  );
  const [low, high] = [stops[place]!, stops[place + 1]!];
  const share = Math.log(Math.max(low, Math.min(high, value)) / low) / Math.log(high / low);
  return ((place + share) / (stops.length - 1)) * 100;
}

/** The estimated width of words, in pixels. */
export const widthOf = (words: string, size = 15): number => words.length * size * 0.53;

/** `sky` is how much is cut off the top of `height`, in pixels. */
type ChartProps = ChartLayout & { height: number; sky?: number; children: ReactNode };

/** The root of a drawing; it defines the patterns. */
export const Chart = ({ sky = 0, ...props }: ChartProps) => (
  <ChartContext value={props}>
    {/* A translation extension would insert HTML elements into the SVG, where they do not show. */}
    <div translate="no" data-layout={props.size}>
      <svg
        className={styles.chart}
        width="100%"
        height={props.height - sky}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          {Object.entries(WEIGHTS).map(([name, weight]) => (
            <pattern
              key={name}
              id={toneId(props, name)}
              width={PITCH}
              height={PITCH}
              patternUnits="userSpaceOnUse"
            >
              <Rule weight={weight} />
            </pattern>
          ))}
        </defs>
        <g transform={`translate(0 ${-sky})`}>{props.children}</g>
      </svg>
    </div>
  </ChartContext>
);

/** Start and end of a shape: x in per cent, y in pixels. */
type Ends = readonly [from: number, to: number];
const ends = (of: number | Ends): Ends => (typeof of === "number" ? [of, of] : of);
const extent = ([from, to]: Ends): number => Math.max(0, to - from);

export type GroundProps = { x: Ends; y: Ends; weight: Weight };

/** An area with the lines of its weight: a tread of a staircase, a part of a bar. x in per cent, y in pixels. */
export const Ground = ({ x, y, weight }: GroundProps) => (
  <rect
    x={percent(x[0] / 100)}
    y={y[0]}
    width={percent(extent(x) / 100)}
    height={extent(y)}
    fill={`url(#${toneId(use(ChartContext), weight)})`}
  />
);

/** A `Ground` with lit upper and left edges. */
export const Piece = (props: GroundProps) => {
  const { x, y } = props;
  return (
    <>
      <Ground {...props} />
      <Bar look="lit" x={x} y={y[0]} />
      <Bar look="lit" x={x[0]} y={[y[0] - 1, y[1]]} />
    </>
  );
};

type BarProps = {
  /** A range for a horizontal bar, one value for a vertical one. */
  x: number | Ends;
  y: number | Ends;
  /** Thickness in pixels, centred on the bar's place; a leader line has 1. */
  thick?: number;
  /** Ink, or the colour of an edge that faces the light. */
  look?: "ink" | "lit";
};

/** A line, upright or level; its ends are in the units of the drawing, its thickness in pixels. */
export function Bar({ x, y, thick = 1.5, look = "ink" }: BarProps) {
  const [across, down] = [ends(x), ends(y)];
  const isUpright = typeof x === "number";
  return (
    <rect
      className={look === "lit" ? styles.lit : undefined}
      x={percent(across[0] / 100)}
      y={down[0]}
      width={isUpright ? thick : percent(extent(across) / 100)}
      height={isUpright ? extent(down) : thick}
      transform={`translate(${isUpright ? `${-thick / 2}` : `0 ${-thick / 2}`})`}
    />
  );
}

type WordsProps = Omit<SVGProps<SVGTextElement>, "x" | "y"> & {
  x: number;
  y: number;
  /** Type size: `small` 15 px, `plain` 17, `mark` 22 to 27, `gap` 28 to 40, `figure` the answer's. */
  look?: "small" | "plain" | "mark" | "gap" | "figure" | "onInk";
  strong?: boolean;
  text: string;
  /** Smaller lines below the text. */
  below?: string[];
};

/** A text at a place of the drawing (`x` in per cent, `y` and `dx` in pixels) and lines 21 px apart below it. */
export const Words = ({ look = "small", strong, text, below = [], ...props }: WordsProps) => (
  <>
    {[text, ...below].map((line, place) => (
      <text
        key={place}
        {...props}
        className={place > 0 ? styles.small : `${styles[look]} ${strong ? styles.strong : ""}`}
        x={percent(props.x / 100)}
        y={props.y + place * 21}
      >
        {line}
      </text>
    ))}
  </>
);

/** Where words stand that name a line: at its right, near the end at its left. @param x in per cent @param gap in pixels */
export const besides = (x: number, gap: number) =>
  x > 85 ? ({ x, dx: -gap, textAnchor: "end" } as const) : { x, dx: gap };

/** A disc with a letter, for the ends of a cut or for two compared cases. `dx` is in pixels. */
export const Disc = (props: { x: number; dx?: number; y: number; letter: string }) => (
  <g transform={`translate(${props.dx ?? 0} ${props.y})`}>
    <circle cx={percent(props.x / 100)} r={11} />
    <Words look="onInk" x={props.x} y={5} textAnchor="middle" text={props.letter} />
  </g>
);
