import { MapFigure, type NarrowMap, type WideMap } from "#app/components/map-figure.tsx";
import styles from "./world-map.module.css";

export type WorldMapProps = {
  label: string;
  wide: WideMap;
  narrow: NarrowMap;
};

/** The map from edge to edge: one field with the title above it. */
export function WorldMap({ label, wide, narrow }: WorldMapProps) {
  return (
    <div className={styles.field}>
      <div className={styles.map}>
        <MapFigure label={label} wide={wide} narrow={narrow} narrowBelow={768} />
      </div>
    </div>
  );
}
