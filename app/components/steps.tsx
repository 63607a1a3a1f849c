import { max } from "d3-array";
import { percent } from "#app/lib/percent.ts";
import styles from "./steps.module.css";

type StepsProps = {
  steps: string[];
  /** When each was done, counted in weeks or months from the start. */
  course?: { when: string; from: number; to: number }[];
  /** Whether the first word of each, which says what was done, is set as a title. */
  verbs?: true;
};

export function Steps({ steps, course = [], verbs }: StepsProps) {
  const length = max(course, ({ to }) => to) ?? 0;
  const bar = { y1: 4, y2: 4, strokeWidth: 8 };
  const times = course.map(({ when, from, to }) => (
    <p key="when">
      <svg width="100%" height="8" stroke="currentColor" aria-hidden="true">
        <line {...bar} x2="100%" pathLength={length} strokeDasharray=".01 .99" />
        <line {...bar} x1={percent(from / length)} x2={percent(to / length)} />
      </svg>
      {when}
    </p>
  ));
  return (
    <ol className={`tiles ${styles.steps}`}>
      {steps.map((step, at) => (
        <li key={step}>
          {times[at]}
          {verbs && <b className="title">{step.split(" ", 1)}</b>}
          {verbs ? step.replace(/^\S+/, "") : step}
        </li>
      ))}
    </ol>
  );
}
