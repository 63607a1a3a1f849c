import { MapFigure, type NarrowMap, type WideMap } from "#app/components/map-figure.tsx";
import styles from "./world-map.module.css";

export type WorldMapProps = {
  label: string;
  wide: WideMap;
  narrow: NarrowMap;
  /** Path data of the key to the map's line widths. */
  scale: string;
  /** The legend: a sentence, and places on the key. */
  legend: { text: string; marks: { x: number; name: string; hours: string }[] };
};

/** The map from edge to edge, with the key to its line widths below. */
export const WorldMap = ({ label, wide, narrow, scale, legend }: WorldMapProps) => (
  <div className={styles.field}>
    <div className={styles.map}>
      <MapFigure label={label} wide={wide} narrow={narrow} narrowBelow={600} />
      <svg
        className={styles.scale}
        data-desk-only=""
        width="100%"
        viewBox="0 0 1440 36"
        aria-hidden="true"
      >
        <path d={scale} />
        {legend.marks.map(({ x, name, hours }, place) => (
          <g key={name}>
            <path stroke="currentColor" d={`M${x} -4v16`} />
            {/* Of marks close together or with the same hours, only the first has a label. */}
            {legend.marks
              .slice(0, place)
              .every((other) => other.hours !== hours && Math.abs(other.x - x) > 110) && (
              <text x={x} y="32">
                {hours}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={styles.text}>{legend.text}</p>
    </div>
  </div>
);
