import { Band } from "#app/components/band.tsx";
import styles from "./next-steps.module.css";

/** What follows, in numbered rows across the page. */
export function NextSteps({ heading, steps }: { heading: string; steps: string[] }) {
  return (
    <Band labelledBy="next-steps" space="joined">
      <h2 id="next-steps" className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Band>
  );
}
