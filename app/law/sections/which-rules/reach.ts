import type { Reach } from "#app/law/collections/fields.server.ts";

/** Conditions of a rule; those left out are always met. */
export type ReachCondition = Omit<Reach, "who">;

export type ReachAnswers = {
  heads: number;
  contractWorkers: number;
  workplace: "office" | "factory";
  states: string[];
  /** Whether there are branches in states that the form does not list. */
  elsewhere: boolean;
};

/** Whether all conditions are met. `elsewhere` may be one state or several. */
const reaches = (condition: ReachCondition, answers: ReachAnswers): boolean =>
  answers.heads >= (condition.heads ?? 0) &&
  (!condition.headsBelow || answers.heads < condition.headsBelow) &&
  answers.contractWorkers >= (condition.contractWorkers ?? 0) &&
  (condition.workplace ?? answers.workplace) === answers.workplace &&
  (!condition.state || answers.states.includes(condition.state)) &&
  (!condition.severalStates || answers.elsewhere || answers.states.length > 1);

/** Whether a rule applies: now, in a case that the form does not ask for, from a number of people, or not. */
export type Standing = "now" | "inCase" | "not" | { from: number; of: "heads" | "contractWorkers" };

/** Compares a rule's lines with an employer's answers; one matching line is enough. */
export function standingOf(lines: ReachCondition[], answers: ReachAnswers): Standing {
  const sure = lines.filter(({ inCase }) => !inCase);
  if (sure.some((line) => reaches(line, answers))) return "now";
  for (const of of ["heads", "contractWorkers"] as const) {
    const from = sure
      .map((line) => ({ line, number: line[of] ?? 0 }))
      .filter(
        ({ line, number }) => number > answers[of] && reaches(line, { ...answers, [of]: number }),
      )
      .map(({ number }) => number);
    if (from.length > 0) return { from: Math.min(...from), of };
  }
  return lines.some((line) => reaches(line, answers)) ? "inCase" : "not";
}
