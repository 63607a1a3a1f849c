/**
 * What every drawing of a calculator is made of: an SVG without a view box, places across in per cent of its width and
 * down in pixels, so that type keeps its size at any width. Each drawing is laid out twice, for a desk and for a phone.
 * Readers who do not see it have the sentence and the table of the working.
 */
import { scaleLinear, type ScaleLinear } from "d3-scale";
import { createContext, use, type ReactNode, type SVGProps } from "react";
import styles from "./chart.module.css";

export type Size = "wide" | "narrow";

/** The widths that the two drawings are laid out for, in pixels. */
export const WIDTH: Record<Size, number> = { wide: 774, narrow: 350 };

/** The two tones of a sheet: the side that faces the light, and the other. */
export type Tones = { lit: string; shade: string };

/** Weights of the rules, as on the maps: heavy counts, mid is added, thin is left out or still to come. */
const WEIGHTS = { thin: 0.8, mid: 2, heavy: 3.7 };
export type Weight = keyof typeof WEIGHTS;
const PITCH = 6;

/** The tones of the sheet that a drawing lies on. */
const Sheet = createContext<Tones>({ lit: "", shade: "" });

export const percent = (share: number): string => `${Math.round(share * 1000) / 1000}%`;

/** From amounts to places across, in per cent. */
export const across = (most: number): ScaleLinear<number, number> =>
  scaleLinear()
    .domain([0, most || 1])
    .range([0, 100]);

/** About how wide words are, in pixels. */
export const widthOf = (words: string, size = 15): number => words.length * size * 0.53;

type ChartProps = { id: string; size: Size; height: number; tones: Tones; children: ReactNode };

/** The frame of a drawing, with its ruled tones. @param props.id makes the names of the tones unique on a page */
export const Chart = ({ id, size, height, tones, children }: ChartProps) => (
  <Sheet value={tones}>
    {/* A translator would put elements of HTML into the drawing, where they do not show. */}
    <div translate="no">
      <svg
        className={`${styles.chart} ${styles[size]}`}
        width="100%"
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          {Object.entries(WEIGHTS).map(([name, weight]) => (
            <pattern
              key={name}
              id={`${id}-${size}-${name}`}
              width={PITCH}
              height={PITCH}
              patternUnits="userSpaceOnUse"
            >
              <rect
                className={styles.shade}
                fill={tones.shade}
                y={(PITCH - weight) / 2}
                width={PITCH}
                height={weight}
              />
            </pattern>
          ))}
        </defs>
        {children}
      </svg>
    </div>
  </Sheet>
);

export type PieceProps = {
  id: string;
  size: Size;
  from: number;
  to: number;
  y: number;
  height: number;
  weight: Weight;
};

/** Ground ruled in one weight, between two places in per cent. */
export const Ground = ({ id, size, from, to, y, height, weight }: PieceProps) => (
  <rect
    className={styles.moves}
    x={percent(from)}
    y={y}
    width={percent(Math.max(0, to - from))}
    height={height}
    fill={`url(#${id}-${size}-${weight})`}
  />
);

/** The same as a piece by itself: its upper and left edge face the light. */
export const Piece = (props: PieceProps) => {
  const { from, to, y, height } = props;
  return (
    <>
      <Ground {...props} />
      <Lit x={percent(from)} y={y - 1} width={percent(Math.max(0, to - from))} height={1.5} />
      <Lit x={percent(from)} y={y - 1} width={1.5} height={height + 1} />
    </>
  );
};

/** An upright or level bar of ink. */
export const Ink = (props: SVGProps<SVGRectElement>) => <rect className={styles.ink} {...props} />;

/** An edge that faces the light. */
export const Lit = (props: SVGProps<SVGRectElement>) => (
  <rect className={styles.lit} fill={use(Sheet).lit} {...props} />
);

/** A line of ink; `hair` is a leader. */
export const Rule = ({ hair, ...props }: SVGProps<SVGLineElement> & { hair?: boolean }) => (
  <line className={hair ? styles.hair : styles.rule} {...props} />
);

/** A line that faces the light. */
export const LitRule = (props: SVGProps<SVGLineElement>) => (
  <line className={styles.litRule} stroke={use(Sheet).lit} {...props} />
);

/** An outline that faces the light, such as a contour. */
export const LitPath = ({ d }: { d: string }) => (
  <path className={styles.lit} fill={use(Sheet).lit} d={d} />
);

type WordsProps = SVGProps<SVGTextElement> & {
  /** The size of the type: `small` 15 px, `plain` 17, `mark` 22 to 27, `gap` 28 to 40, `figure` the answer. */
  look?: "small" | "plain" | "mark" | "gap" | "figure" | "onInk";
  strong?: boolean;
  children: string;
};

export const Words = ({ look = "small", strong, children, ...props }: WordsProps) => (
  <text className={`${styles[look]} ${strong ? styles.strong : ""}`} {...props}>
    {children}
  </text>
);

/** A disc with a letter: the ends of what is cut out, or the two cases that are compared. */
export const Disc = ({ x, y, letter }: { x: number; y: number; letter: string }) => (
  <>
    <circle className={styles.ink} cx={percent(x)} cy={y} r={11} />
    <Words look="onInk" x={percent(x)} y={y + 5} textAnchor="middle">
      {letter}
    </Words>
  </>
);

type PartLabelsProps = {
  /** Where the part begins. */
  at: string;
  /** Where its bar ends, in pixels. */
  bar: number;
  /** How many labels stand above it. */
  row: number;
  /** Whether it ends at the right edge. */
  isEnd: boolean;
  words: [string, string];
};

/** The two lines of a part of a bar below it; a leader where others stand between. */
export function PartLabels({ at, bar, row, isEnd, words }: PartLabelsProps) {
  const y = bar + 20 + row * 43;
  const place = isEnd ? ({ x: "100%", textAnchor: "end" } as const) : { x: at };
  return (
    <>
      {row > 0 && <Rule hair x1={at} y1={bar + 2} x2={at} y2={y - 14} />}
      <Words strong y={y} {...place}>
        {words[0]}
      </Words>
      <Words y={y + 19} {...place}>
        {words[1]}
      </Words>
    </>
  );
}
