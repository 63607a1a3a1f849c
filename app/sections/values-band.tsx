import { Band, sectionHeading, type Background } from "#app/components/band.tsx";
import styles from "./values-band.module.css";

export type ValuesBandProps = {
  heading: string;
  id?: string;
  values: { name: string; text: string }[];
  background?: Background;
};

/** Values, or whom a service is for, side by side with hairlines between. */
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
      {values.map(({ name, text }) => (
        <div key={name} className={styles.value}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </Band>
);
