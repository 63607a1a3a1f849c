import styles from "./steps.module.css";

export const Steps = ({ steps }: { steps: string[] }) => (
  <ol className={`tiles ${styles.steps}`}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
