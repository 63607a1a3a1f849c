/** Whom a rule applies to; a condition that is left out is always met. */
export type ReachCondition = {
  heads?: number;
  contractWorkers?: number;
  workplace?: "office" | "factory";
  state?: string;
  severalStates?: true;
  /** Only in a case that the questions do not ask for. */
  inCase?: true;
};

/** What an employer has answered. */
export type ReachAnswers = {
  heads: number;
  contractWorkers: number;
  workplace: "office" | "factory";
  /** The states chosen, by name. */
  states: string[];
  /** Whether there are branches in states that are not listed by name. */
  elsewhere: boolean;
};

/** Whether a rule applies to an employer. "Elsewhere" may be one state or many. */
export const reaches = (condition: ReachCondition, answers: ReachAnswers): boolean =>
  !condition.inCase &&
  answers.heads >= (condition.heads ?? 0) &&
  answers.contractWorkers >= (condition.contractWorkers ?? 0) &&
  (condition.workplace ?? answers.workplace) === answers.workplace &&
  (!condition.state || answers.states.includes(condition.state)) &&
  (!condition.severalStates || answers.elsewhere || answers.states.length > 1);

/** Whether a rule applies now, from so many people or contract workers, or not at all. */
export type Standing = "now" | "not" | { from: number; of: "heads" | "contractWorkers" };

/** What an employer's answers make of a rule's lines, of which one is enough. */
export function standingOf(lines: ReachCondition[], answers: ReachAnswers): Standing {
  if (lines.some((line) => reaches(line, answers))) return "now";
  for (const of of ["heads", "contractWorkers"] as const) {
    const from = lines
      .filter((line) => reaches(line, { ...answers, [of]: Infinity }))
      .map((line) => line[of] ?? 0);
    if (from.length > 0) return { from: Math.min(...from), of };
  }
  return "not";
}
