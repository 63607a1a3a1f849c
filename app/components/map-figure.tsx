import type { Anchor, MapLabel, Pin } from "#app/art/pictures.ts";
import type { DrawingFile } from "./drawing.tsx";
import styles from "./map-figure.module.css";

export type MapSigns = {
  viewBox: string;
  /** Which part stays in view when cropped; the land needs the same anchor. */
  anchor: Anchor;
  pins: readonly Pin[];
  labels: readonly MapLabel[];
};

export type WideMap = { land: DrawingFile; signs: MapSigns };

/** A map for narrow screens. `land` is markup inside the document and needs no request. */
export type NarrowMap = { land: string; signs?: MapSigns };

type MapFigureProps = {
  /** Names the places for screen readers. */
  label: string;
  wide: WideMap;
  narrow: NarrowMap;
  /** The widest viewport with the narrow map, in pixels at a text size of 16 px. */
  narrowBelow: 600 | 960;
};

/** A map of horizontal lines as one picture, with pins and labels in the page's fonts. */
export function MapFigure({ label, wide, narrow, narrowBelow }: MapFigureProps) {
  return (
    <div className={styles.map} role="img" aria-label={label} data-narrow-below={narrowBelow}>
      <div className={styles.narrow} data-layout="narrow">
        <div className={styles.land} dangerouslySetInnerHTML={{ __html: narrow.land }} />
        {narrow.signs && <Signs {...narrow.signs} />}
      </div>
      {/* Browsers do not fetch a lazy image that is not displayed. */}
      <div className={styles.wide} data-layout="wide">
        <img {...wide.land} alt="" loading="lazy" decoding="async" />
        <Signs {...wide.signs} />
      </div>
      <p className={styles.names} data-layout="wide">
        {wide.signs.pins.flatMap(({ kind, name }) => (kind === "partner" ? name : [])).join(", ")}
      </p>
    </div>
  );
}

/** Leaders and labels with a halo, below the pins. */
const Signs = ({ viewBox, anchor, labels, pins }: MapSigns) => (
  <svg className={styles.signs} viewBox={viewBox} preserveAspectRatio={anchor} aria-hidden="true">
    {labels.map(({ text, x, y, anchor, leader, large, size }) => (
      <g key={text} data-large={large || undefined}>
        {leader && <path stroke="currentColor" strokeWidth="1.2" d={leader} />}
        <text className={styles.name} x={x} y={y} textAnchor={anchor} fontSize={size}>
          {text}
        </text>
      </g>
    ))}
    {pins.map(({ name, kind, x, y, radius, ringWidth, dotRadius }) => (
      <g key={name}>
        <circle
          className={styles.pin}
          data-kind={kind}
          cx={x}
          cy={y}
          r={radius}
          strokeWidth={ringWidth}
        />
        {dotRadius && <circle fill="currentColor" cx={x} cy={y} r={dotRadius} />}
      </g>
    ))}
  </svg>
);
