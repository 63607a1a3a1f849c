/** A stroked line of an icon, or without `width` a shape filled with the current colour. */
export interface IconPath {
  readonly d: string;
  readonly strokeWidth?: number;
}

/** A drawing in the current colour: butt ends, mitred joins, no fill behind strokes. */
export interface Icon {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly IconPath[];
}

/** Edges that face the upper left are thin, edges that face away are heavy. */
const THIN = 1.1;
const HEAVY = 2.6;
const SIGN_STROKE = 1.6;

/** An icon on the 48 grid. The annotations below let bundlers drop unused icons. */
/* @__NO_SIDE_EFFECTS__ */
function serviceIcon(thin: string, heavy: string, solid?: string): Icon {
  const paths: IconPath[] = [
    { d: thin, strokeWidth: THIN },
    { d: heavy, strokeWidth: HEAVY },
  ];
  if (solid) paths.push({ d: solid });
  return { viewBox: "0 0 48 48", width: 48, height: 48, paths };
}

/* @__NO_SIDE_EFFECTS__ */
function sign(width: number, height: number, d: string, strokeWidth = SIGN_STROKE): Icon {
  return { viewBox: `0 0 ${width} ${height}`, width, height, paths: [{ d, strokeWidth }] };
}

/** A full circle as path data. */
/* @__NO_SIDE_EFFECTS__ */
function circle(centreX: number, centreY: number, radius: number): string {
  const across = 2 * radius;
  return (
    `M${centreX - radius} ${centreY}` +
    `a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`
  );
}

const DOT = 2.5;

/** The icons of services: 44 px in the index, 28 px in the menu. */
export const serviceIcons = {
  /** A surveyor's ring with its bearings. */
  "hr-advisory": serviceIcon(
    "M10.6 37.4A19 19 0 0 1 37.4 10.6M17.6 30.4A9 9 0 0 1 30.4 17.6M24 5v6M5 24h6",
    "M37.4 10.6A19 19 0 0 1 10.6 37.4M30.4 17.6A9 9 0 0 1 17.6 30.4M24 37v6M37 24h6",
    circle(24, 24, DOT),
  ),
  /** A flag on a summit. */
  talent: serviceIcon(
    "M4 42 17 22M24 31 34 14M34 14V4M3 42h42",
    "M17 22l7 9M34 14 45 42",
    "M34 4h10l-2.6 3.5 2.6 3.5H34z",
  ),
  /** A pair of scales. */
  legal: serviceIcon(
    "M24 6v35M9 13h30M9 13 4 28M9 13l5 15M39 13l-5 15M39 13l5 15",
    "M3 28a6 6 0 0 0 12 0zM33 28a6 6 0 0 0 12 0zM15 42h18",
  ),
  /** A page of entries, ticked. */
  compliance: serviceIcon(
    "M6 41V7h36M6 17h36M24 23.5h12M24 34h12",
    "M42 7v34H6M11.5 23.5l2.6 2.6 5-5.6M11.5 34l2.6 2.6 5-5.6",
  ),
  /** Layers of rock under a lens. */
  "due-diligence": serviceIcon(
    "M4 11c7-4 13 4 20 0s13-4 20 0M4 21c4-2.4 8 0 12 1M4 31c4-2.4 8 0 12 1M4 41c7-4 13 4 20 0M22.6 32.4A9 9 0 0 1 35.4 19.6",
    "M35.4 19.6A9 9 0 0 1 22.6 32.4M35.5 32.5 44 41",
  ),
  /** Four stations of a survey and the lines between them. */
  management: serviceIcon(
    "M24 7 6 39M24 7v21M24 28 6 39",
    "M24 7l18 32H6M24 28l18 11",
    circle(24, 7, DOT) + circle(6, 39, DOT) + circle(42, 39, DOT) + circle(24, 28, DOT),
  ),
} as const satisfies Record<string, Icon>;

/** Signs beside words: the arrow leads to another page here; the external sign to a new tab, mail or another site. */
export const signs = {
  arrow: sign(24, 12, "M0 6h22M17 1l5 5-5 5"),
  external: sign(12, 12, "M1.5 10.5l9-9M3.5 1.5h7v7"),
  down: sign(16, 24, "M8 0v22M2 16l6 6 6-6"),
  chevron: sign(10, 6, "m1 1 4 4 4-4"),
  done: sign(12, 12, "M1.5 6.5 4.5 10 10.5 1.5", 2),
  failed: sign(12, 12, "M6 0v8M6 9.5v2.5", 2),
  search: sign(20, 20, circle(8.5, 8.5, 6) + "M13 13l5 5"),
} as const satisfies Record<string, Icon>;

export const shareSigns = {
  "professional-network": {
    viewBox: "0 0 20 20",
    width: 20,
    height: 20,
    paths: [
      {
        d: "M2 7h3.5v11H2zM3.7 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8 7h3.3v1.5c.6-1 1.7-1.8 3.3-1.8 3.2 0 3.9 2 3.9 4.9V18H15v-5.7c0-1.3-.2-2.6-1.7-2.6s-1.9 1.2-1.9 2.6V18H8z",
      },
    ],
  },
  "short-post": sign(20, 20, "M3 3l14 14M17 3 3 17", 1.8),
  link: sign(20, 20, "M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2"),
} as const satisfies Record<string, Icon>;
