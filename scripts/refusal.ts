import { ContentError } from "#app/collections/reader/content-error.ts";
import { remediesFor, withRemedy } from "./system-errors.ts";

/** A command that cannot be carried out, with a message for people; it says if something was changed nevertheless. */
export class Refusal extends Error {}

/** Whether an error's message is for people, instead of a mistake of the program. */
export const isTold = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof ContentError;

/** What a person is told of an error. */
export const wordsFor = (error: unknown): string => {
  const { message } = error as Error;
  return (!isTold(error) && remediesFor(message, "do it")[0]) || message;
};

/** Runs a command, and prints its result or why it failed. @param work returns words for the person */
export async function tell(work: () => string | Promise<string>): Promise<void> {
  try {
    console.info(await work());
  } catch (error) {
    const isOfSystem = error instanceof Error && "syscall" in error;
    if (!isOfSystem && !isTold(error)) throw error;
    console.error(withRemedy(error.message, "do this"));
    process.exitCode = 1;
  }
}
