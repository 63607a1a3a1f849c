/**
 * `npm run content:check`: reads all of `content/` without building and says what is wrong, where, and how
 * to mend it. `npm run content:check -- --release` also refuses samples and placeholders.
 */
import { parseArgs } from "node:util";
import { isTold } from "./changes/refusal.ts";
import { checkEverything } from "./content-check/check.ts";
import { isError } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";
import { withRemedy } from "./system-errors.ts";

const USAGE = `Checks the files in content/ without building the site.

  npm run content:check                 before you publish a change
  npm run content:check -- --release    before the site goes live: samples and placeholders are errors too

It ends with 0, or with 1 where there are errors.`;

/**
 * Runs the check as the command line asks.
 * @returns what is said, and the exit status: 1 where there are errors
 */
export async function contentCheck(args: string[]): Promise<{ said: string; status: number }> {
  const flag = { type: "boolean" } as const;
  try {
    const { release, help } = parseArgs({ args, options: { release: flag, help: flag } }).values;
    if (help) return { said: USAGE, status: 0 };
    const { files, findings } = await checkEverything({ release });
    return { said: report(files, findings), status: findings.some(isError) ? 1 : 0 };
  } catch (error) {
    if (isTold(error)) return { said: error.message, status: 1 };
    if (!(error instanceof Error && "code" in error)) throw error;
    if ("syscall" in error) return { said: withRemedy(error.message, "check"), status: 1 };
    return { said: `${error.message}\n\n${USAGE}`, status: 1 };
  }
}

if (import.meta.main) {
  const { said, status } = await contentCheck(process.argv.slice(2));
  console.log(said);
  process.exitCode = status;
}
