/**
 * What every drawing of a calculator is made of: an SVG without a view box, places across in per cent of its width and
 * down in pixels, so that type keeps its size at any width. Most drawings are laid out twice, for a desk and for a phone.
 * Readers who do not see them have the sentence and the table of the working.
 */
import { createContext, use, type ReactNode, type SVGProps } from "react";
import type { Shown } from "#app/calculators/sums/calculator.ts";
import type { Answered } from "#app/calculators/sums/evaluate.ts";
import styles from "./chart.module.css";

export const SIZES = ["wide", "narrow"] as const;
export type Size = (typeof SIZES)[number];

/** The widths that the two layouts are made for, in pixels. */
export const WIDTH: Record<Size, number> = { wide: 774, narrow: 350 };

/** Says a text of the calculator's words for its drawing. */
export type Say = (key: string, gaps?: Record<string, Shown>) => string;

export type DrawingProps = {
  /** Makes the names of its tones unique on a page. */
  id: string;
  shown: Answered;
  /** The case that is compared with it. */
  other?: Answered;
  say: Say;
  /** Writes a figure. */
  written: (value: Shown) => string;
  /** Changes a field of the form, where the drawing has a handle. */
  set: (name: string, value: string) => void;
};

/** One of the two layouts of a drawing. */
export type LayoutProps = DrawingProps & { size: Size };

/** Weights of the rules, as on the maps: heavy counts, mid is added, thin is left out or still to come. */
const WEIGHTS = { thin: 0.8, mid: 2, heavy: 3.7 };
export type Weight = keyof typeof WEIGHTS;
const PITCH = 6;

/** The drawing that a part belongs to; one layout for all windows has no size. */
type Sheet = { id: string; size?: Size };
const Sheet = createContext<Sheet>({ id: "" });

/** The name of one of its ruled tones. */
const toneId = ({ id, size = "wide" }: Sheet, weight: string) => `${id}-${size}-${weight}`;

/** A rule of a weight, in the middle of its pitch. */
const Rule = ({ weight, at = 0 }: { weight: number; at?: number }) => (
  <rect
    className={styles.shade}
    y={at * PITCH + (PITCH - weight) / 2}
    width="100%"
    height={weight}
  />
);

/** What ground of a weight looks like, for a key. */
export const Sample = ({ weight }: { weight: Weight }) => (
  <svg width={4 * PITCH} height={3 * PITCH} aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <Rule key={at} weight={WEIGHTS[weight]} at={at} />
    ))}
  </svg>
);

const percent = (share: number): string => `${Math.round(share * 1000) / 1000}%`;

/** From amounts to places across, in per cent; a margin of so many is left free on both sides. */
export const across =
  (most: number, margin = 0) =>
  (amount: number): number =>
    margin + (amount / (most || 1)) * (100 - 2 * margin);

/** About how wide words are, in pixels. */
export const widthOf = (words: string, size = 15): number => words.length * size * 0.53;

/** `sky` is left out at the top of the height. */
type ChartProps = Sheet & { height: number; sky?: number; children: ReactNode };

/** The frame of a drawing, with its ruled tones. */
export const Chart = ({ sky = 0, ...props }: ChartProps) => (
  <Sheet value={props}>
    {/* A translator would put elements of HTML into the drawing, where they do not show. */}
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
  </Sheet>
);

/** Where something begins and ends: across in per cent, down in pixels. */
type Ends = readonly [from: number, to: number];
const ends = (of: number | Ends): Ends => (typeof of === "number" ? [of, of] : of);
const extent = ([from, to]: Ends): number => Math.max(0, to - from);

export type GroundProps = { x: Ends; y: Ends; weight: Weight };

/** Ground ruled in one weight. */
export const Ground = ({ x, y, weight }: GroundProps) => (
  <rect
    x={percent(x[0])}
    y={y[0]}
    width={percent(extent(x))}
    height={extent(y)}
    fill={`url(#${toneId(use(Sheet), weight)})`}
  />
);

/** The same as a piece by itself: its upper and left edge face the light. */
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
  /** From and to for a level bar, one place for an upright one. */
  x: number | Ends;
  y: number | Ends;
  /** How thick it is, in pixels, about its place; a leader has 1. */
  thick?: number;
  /** Of ink, or an edge that faces the light. */
  look?: "ink" | "lit";
};

/** An upright or level bar. */
export function Bar({ x, y, thick = 1.5, look = "ink" }: BarProps) {
  const [across, down] = [ends(x), ends(y)];
  const isUpright = typeof x === "number";
  return (
    <rect
      className={look === "lit" ? styles.lit : undefined}
      x={percent(across[0])}
      y={down[0]}
      width={isUpright ? thick : percent(extent(across))}
      height={isUpright ? extent(down) : thick}
      transform={`translate(${isUpright ? `${-thick / 2}` : `0 ${-thick / 2}`})`}
    />
  );
}

type WordsProps = Omit<SVGProps<SVGTextElement>, "x" | "y"> & {
  x: number;
  y: number;
  /** The size of the type: `small` 15 px, `plain` 17, `mark` 22 to 27, `gap` 28 to 40, `figure` the answer. */
  look?: "small" | "plain" | "mark" | "gap" | "figure" | "onInk";
  strong?: boolean;
  text: string;
  /** Smaller lines below it. */
  below?: string[];
};

export const Words = ({ look = "small", strong, text, below = [], ...props }: WordsProps) => (
  <>
    {[text, ...below].map((line, place) => (
      <text
        key={place}
        {...props}
        className={place > 0 ? styles.small : `${styles[look]} ${strong ? styles.strong : ""}`}
        x={percent(props.x)}
        y={props.y + place * 21}
      >
        {line}
      </text>
    ))}
  </>
);

/** A disc with a letter: the ends of what is cut out, or the two cases that are compared. `dx` is in pixels. */
export const Disc = (props: { x: number; dx?: number; y: number; letter: string }) => (
  <g transform={`translate(${props.dx ?? 0} ${props.y})`}>
    <circle cx={percent(props.x)} r={11} />
    <Words look="onInk" x={props.x} y={5} textAnchor="middle" text={props.letter} />
  </g>
);
