import styles from "./steps.module.css";

/** @param props.verbs whether the first word of each, which says what was done, is set as a title */
export const Steps = ({ steps, verbs }: { steps: string[]; verbs?: true }) => (
  <ol className={`tiles ${styles.steps}`}>
    {steps.map((step) => (
      <li key={step}>
        {verbs && <b className="title">{step.split(" ", 1)}</b>}
        {verbs ? step.replace(/^\S+/, "") : step}
      </li>
    ))}
  </ol>
);
