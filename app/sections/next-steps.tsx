import { Band, sectionHeading } from "#app/components/band.tsx";
import { PeopleList, type PeopleListProps } from "#app/components/people-list.tsx";
import { Steps } from "#app/components/steps.tsx";
import styles from "./next-steps.module.css";

export type NextStepsProps = {
  heading: string;
  steps: string[];
  /** Who takes the first of them. */
  reader?: PeopleListProps;
};

/** What follows, step by step, and who reads what comes in. */
export const NextSteps = ({ heading, steps, reader }: NextStepsProps) => (
  <Band labelledBy="next-steps" space="joined">
    <h2 id="next-steps" className={sectionHeading}>
      {heading}
    </h2>
    <Steps steps={steps} />
    {reader && (
      <div className={styles.reader}>
        <PeopleList {...reader} />
      </div>
    )}
  </Band>
);
