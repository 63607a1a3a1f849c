import { Band, BandHead } from "#app/components/band.tsx";
import { PeopleList, type PersonWithPart } from "#app/components/people-list.tsx";
import { Steps } from "#app/components/steps.tsx";

export type NextStepsProps = {
  heading: string;
  steps: string[];
  /** Who takes the first of them. */
  reader?: PersonWithPart;
};

/** What follows, step by step, and who reads what comes in. */
export const NextSteps = ({ heading, steps, reader }: NextStepsProps) => (
  <Band labelledBy="next-steps" space="joined">
    <BandHead id="next-steps" heading={heading} />
    <Steps steps={steps} />
    {reader && <PeopleList people={[reader]} />}
  </Band>
);
