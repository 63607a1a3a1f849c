import { ContentError } from "#app/collections/reader/content-error.ts";
import { withRemedy } from "../system-errors.ts";

/** What cannot be done, in words for the person, who is told what was changed all the same, if anything was. */
export class Refusal extends Error {}

/** Whether an error is told in its own words: no mistake of the program. */
export const isTold = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof ContentError;

/** Does what a command is for, and says in a sentence why it cannot. @param work gives what is said to the person */
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
