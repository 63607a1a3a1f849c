/**
 * `npm run content:check`: reads all of `content/` without building and says what is wrong, where, and how
 * to mend it. `npm run content:check -- --release` also refuses samples and placeholders, `--outside` also asks
 * the other sites that the content links to.
 */
import { parseArgs } from "node:util";
import { checkContent } from "./content-check/check.ts";
import { pictureFindings } from "./content-check/checks/files.ts";
import { isError, type Finding } from "./content-check/finding.ts";
import { outsideFindings } from "./content-check/outside.ts";
import { report } from "./content-check/report.ts";

const USAGE = `Checks the files in content/ without building the site.

  npm run content:check                 before you publish a change
  npm run content:check -- --release    before the site goes live: samples and placeholders are errors too
  npm run content:check -- --outside    from time to time: asks every other site linked to whether it answers

It ends with 0, or with 1 where there are errors.`;

/**
 * Runs the check as the command line asks.
 * @param print receives the report
 * @param more what was found elsewhere
 * @returns the exit status: 1 where there are errors
 */
export function contentCheck(
  args: string[],
  print: (text: string) => void,
  more: Finding[] = [],
): number {
  const flag = { type: "boolean" } as const;
  const options = { release: flag, outside: flag, help: flag };
  try {
    const { values } = parseArgs({ args, options });
    if (values.help) {
      print(USAGE);
      return 0;
    }
    const { files, findings: found } = checkContent({ release: values.release });
    const findings = [...found, ...more];
    print(report(files, findings));
    return findings.some(isError) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof TypeError && "code" in error)) throw error;
    print(`${error.message}\n\n${USAGE}`);
    return 1;
  }
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const outside = args.includes("--outside") ? await outsideFindings() : [];
  const more = [...(await pictureFindings()), ...outside];
  process.exitCode = contentCheck(args, console.log, more);
}
