import { max } from "d3-array";
import { percent } from "#app/lib/percent.ts";
import styles from "./steps.module.css";

type StepsProps = {
  steps: string[];
  /** When each was done, or `[]`: a step's first word is then its title. Steps are numbered only without this list. */
  course?: { when: string; from: number; to: number }[];
};

export function Steps({ steps, course }: StepsProps) {
  const length = max(course ?? [], ({ to }) => to) ?? 0;
  const bar = { y1: 4, y2: 4, strokeWidth: 8 };
  const times = course?.map(({ when, from, to }) => (
    <p key={when}>
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
          {times?.[at]}
          {course && <b className="title">{step.split(" ", 1)}</b>}
          <span>{course ? step.replace(/^\S+/, "") : step}</span>
        </li>
      ))}
    </ol>
  );
}
