import type { Anchor, MapLabel, Pin } from "#app/art/pictures.ts";
import type { DrawingFile } from "./drawing.tsx";
import styles from "./map-figure.module.css";

/** A map's land as a picture file, with the pins and labels that stand on it. */
export type MapDrawing = {
  rules: DrawingFile;
  viewBox: string;
  /** Which part stays in view; the file says the same. */
  anchor: Anchor;
  pins: readonly Pin[];
  labels: readonly MapLabel[];
};

/** A map of ruled lines as one picture: land from a file, pins and words in the page's own type. */
export function MapFigure({
  label,
  wide,
  narrow,
  narrowBelow,
}: {
  /** Names the places, for readers who do not see the map. */
  label: string;
  wide: MapDrawing;
  /** Another map, or a map as one file, up to `narrowBelow` pixels of width. */
  narrow: MapDrawing | DrawingFile;
  narrowBelow: 700 | 960;
}) {
  const narrowRules = "rules" in narrow ? narrow.rules : narrow;
  return (
    <div className={styles.map} role="img" aria-label={label} data-narrow-below={narrowBelow}>
      <picture>
        <source
          media={`(width <= ${narrowBelow / 16}em)`}
          srcSet={narrowRules.src}
          width={narrowRules.width}
          height={narrowRules.height}
        />
        <img
          src={wide.rules.src}
          width={wide.rules.width}
          height={wide.rules.height}
          alt=""
          fetchPriority="low"
          decoding="async"
        />
      </picture>
      <MapSigns drawing={wide} className={styles.wide} />
      {"rules" in narrow && <MapSigns drawing={narrow} className={styles.narrow} />}
    </div>
  );
}

/** Leaders, plates and names, and over them the pins. */
function MapSigns({ drawing, className }: { drawing: MapDrawing; className: string }) {
  const { viewBox, anchor, labels, pins } = drawing;
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={anchor} aria-hidden="true">
      <g className={styles.labels}>
        {labels.map(({ text, x, y, plate, leader, large }) => (
          <g key={text}>
            {leader && <path className={styles.leader} d={leader.d} />}
            <rect className={styles.plate} {...plate} />
            <text className={styles.name} data-large={large || undefined} x={x} y={y}>
              {text}
            </text>
          </g>
        ))}
      </g>
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
          {dotRadius && <circle className={styles.dot} cx={x} cy={y} r={dotRadius} />}
        </g>
      ))}
    </svg>
  );
}
