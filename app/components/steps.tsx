import styles from "./steps.module.css";

/** What follows on what, numbered, side by side as far as there is room. */
export const Steps = ({ steps }: { steps: string[] }) => (
  <ol className={`tiles ${styles.steps}`}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
