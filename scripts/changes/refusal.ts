import { ContentError } from "#app/collections/reader/content-error.ts";

/** What cannot be done, in words for the person, who is told what was changed all the same, if anything was. */
export class Refusal extends Error {}

/** Whether an error is told in its own words: no mistake of the program. */
export const isTold = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof ContentError;

/** Does what a command is for. @param work gives what is said to the person */
export async function tell(work: () => string | Promise<string>): Promise<void> {
  try {
    console.info(await work());
  } catch (error) {
    if (!isTold(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
