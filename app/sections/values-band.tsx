import { Band, sectionHeading, type Background } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./values-band.module.css";

export type ValuesBandProps = {
  heading: string;
  id?: string;
  values: { name: string; text: string }[];
  background?: Background;
};

/** Values, or whom a service is for, side by side. */
export const ValuesBand = ({
  heading,
  id = "values",
  values,
  background = "pale",
}: ValuesBandProps) => (
  <Band background={background} labelledBy={id}>
    <h2 id={id} className={sectionHeading}>
      {heading}
    </h2>
    <div className={styles.values}>
      <Terms columns large rows={values.map(({ name, text }) => ({ term: name, text }))} />
    </div>
  </Band>
);
