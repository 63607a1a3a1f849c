import type { ReactNode } from "react";
import { MapFigure, type NarrowMap, type WideMap } from "#app/components/map-figure.tsx";
import styles from "./region-field.module.css";

export type RegionFieldProps = {
  label: string;
  wide: WideMap;
  narrow: NarrowMap;
  /** The page's hero, whose words keep to the left. */
  children: ReactNode;
};

/** A region's name and its own map, which fills seven columns and bleeds off the right edge. */
export const RegionField = ({ children, ...map }: RegionFieldProps) => (
  <div className={styles.field}>
    {children}
    <div className={styles.map} data-cover="">
      <MapFigure {...map} narrowBelow={960} />
    </div>
  </div>
);
