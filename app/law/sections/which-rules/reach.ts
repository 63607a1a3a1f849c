import type { Reach } from "#app/law/collections/fields.server.ts";

/** Whom a rule applies to; a condition that is left out is always met. */
export type ReachCondition = Omit<Reach, "who">;

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
const reaches = (condition: ReachCondition, answers: ReachAnswers): boolean =>
  answers.heads >= (condition.heads ?? 0) &&
  (!condition.headsBelow || answers.heads < condition.headsBelow) &&
  answers.contractWorkers >= (condition.contractWorkers ?? 0) &&
  (condition.workplace ?? answers.workplace) === answers.workplace &&
  (!condition.state || answers.states.includes(condition.state)) &&
  (!condition.severalStates || answers.elsewhere || answers.states.length > 1);

/** Whether a rule applies now, in a case that was not asked for, from so many people or contract workers, or not at all. */
export type Standing = "now" | "inCase" | "not" | { from: number; of: "heads" | "contractWorkers" };

/** What an employer's answers make of a rule's lines, of which one is enough. */
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
