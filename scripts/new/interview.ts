import { createInterface } from "node:readline/promises";
import { listOf, type Answers, type NewKind, type Question } from "./kind.ts";

/** An answer that cannot be taken, said to the editor. */
export class AnswerError extends Error {}

/** The choice that an answer means: its words in any case, or its number in the list. */
function choiceOf(answer: string, choices: string[]): string {
  const found =
    choices.find((choice) => choice.toLowerCase() === answer.toLowerCase()) ??
    choices[Number(answer) - 1];
  if (found === undefined) {
    throw new AnswerError(`"${answer}" is none of ${choices.map((one) => `"${one}"`).join(", ")}.`);
  }
  return found;
}

/** Turns what was typed into the answer. @throws AnswerError */
function accepted(question: Question, typed: string, answers: Answers): string {
  const answer = typed.trim() || (question.initial?.(answers) ?? "");
  if (!answer && !question.initial) throw new AnswerError("An answer is needed.");
  const problem = question.problem?.(answer);
  if (problem) throw new AnswerError(problem);
  const choices = question.choices?.();
  if (!choices) return answer;
  const parts = question.many ? listOf(answer) : [answer];
  return parts.map((part) => choiceOf(part, choices)).join(", ");
}

function wording(question: Question, answers: Answers): string {
  const choices = question.choices?.().map((choice, index) => `  ${index + 1} ${choice}\n`) ?? [];
  const initial = question.initial?.(answers);
  const hint = question.many ? " (numbers or names, with commas)" : initial ? ` [${initial}]` : "";
  return `${question.ask}${hint}\n${choices.join("")}`;
}

/** Shows some text and waits for the line that is typed after it. */
type Ask = (text: string) => Promise<string>;

/** Asks until the answer can be taken. */
async function asked(ask: Ask, question: Question, answers: Answers, before = ""): Promise<string> {
  const typed = await ask(`${before}${wording(question, answers)}`);
  try {
    return accepted(question, typed, answers);
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return asked(ask, question, answers, `${error.message}\n`);
  }
}

/** Where questions can be put; undefined where nobody would see them, in CI for example. */
export type Screen = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream } | undefined;

/** Takes the answers from flags alone. @throws AnswerError naming what is missing */
function fromFlags(kind: NewKind, flags: Answers): Answers {
  const missing = kind.questions.filter(
    ({ name, initial }) => flags[name] === undefined && !initial,
  );
  if (missing.length > 0) {
    const flagNames = missing.map(({ name }) => `--${name}`).join(", ");
    throw new AnswerError(`Nobody can be asked here, and these are missing: ${flagNames}.`);
  }
  const answers: Answers = {};
  for (const question of kind.questions) {
    answers[question.name] = flagAnswer(question, flags[question.name] ?? "", answers);
  }
  return answers;
}

function flagAnswer(question: Question, value: string, answers: Answers): string {
  try {
    return accepted(question, value, answers);
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    throw new AnswerError(`--${question.name}: ${error.message}`);
  }
}

/**
 * Collects what a new entry needs: from flags, and by asking for the rest.
 * @throws AnswerError where an answer is missing or cannot be taken
 */
export async function interview(kind: NewKind, flags: Answers, screen: Screen): Promise<Answers> {
  if (!screen) return fromFlags(kind, flags);
  const lines = createInterface(screen);
  const closed = new Promise<never>((_, reject) => {
    lines.once("close", () => reject(new AnswerError("Stopped: nothing was written.")));
  });
  // Closing at the end is no mistake.
  closed.catch(() => {});
  const ask: Ask = (text) => {
    screen.output.write(text);
    return Promise.race([lines.question("> "), closed]);
  };
  const answers: Answers = {};
  try {
    for (const question of kind.questions) {
      const flag = flags[question.name];
      answers[question.name] =
        flag === undefined
          ? await asked(ask, question, answers)
          : flagAnswer(question, flag, answers);
    }
  } finally {
    lines.close();
  }
  return answers;
}
