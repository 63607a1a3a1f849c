/** Whom a rule applies to; a condition that is left out is always met. */
export type ReachCondition = {
  heads?: number;
  contractWorkers?: number;
  workplace?: "office" | "factory";
  state?: string;
  severalStates?: true;
};

/** What an employer has answered; what is left out may be anything. */
export type ReachAnswers = {
  heads?: number;
  contractWorkers?: number;
  workplace?: "office" | "factory";
  /** The states chosen, by name; empty where the question is not answered. */
  states: string[];
  /** Whether there are branches in states that are not listed by name. */
  elsewhere: boolean;
};

const atLeast = (wanted: number | undefined, given: number | undefined): boolean =>
  wanted === undefined || given === undefined || given >= wanted;

/** Whether a rule may reach an employer: an open question never rules it out. */
export function mayReach(condition: ReachCondition, answers: ReachAnswers): boolean {
  const { states, elsewhere } = answers;
  const saidWhere = states.length > 0 || elsewhere;
  return (
    atLeast(condition.heads, answers.heads) &&
    atLeast(condition.contractWorkers, answers.contractWorkers) &&
    !(condition.workplace && answers.workplace && condition.workplace !== answers.workplace) &&
    !(condition.state && saidWhere && !states.includes(condition.state)) &&
    // "Elsewhere" may be one state or many.
    !(condition.severalStates && saidWhere && !elsewhere && states.length < 2)
  );
}
