/**
 * `npm run new -- post|job|case-study|service|region`: begins a content file that is valid at once, with
 * the next free number and today's date, and says what to do next. Asks for what no flag gives.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ContentError } from "#app/collections/content-error.ts";
import { contentDirectory, shownPath } from "#app/collections/content-file.server.ts";
import { checkContent } from "./content-check/check.ts";
import { isError, type Finding } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";
import { caseStudy } from "./new/case-study.ts";
import { AnswerError, interview, type Screen } from "./new/interview.ts";
import { job } from "./new/job.ts";
import type { NewKind } from "./new/kind.ts";
import { post } from "./new/post.ts";
import { region } from "./new/region.ts";
import { service } from "./new/service.ts";

const kinds: Record<string, NewKind> = { post, job, "case-study": caseStudy, service, region };

const USAGE = `Begins a new file in content/.

${Object.entries(kinds)
  .map(([name, kind]) => {
    const flags = kind.questions.map((question) => ` --${question.name}`).join("");
    return `  npm run new -- ${name.padEnd(10)} ${kind.what}\n     ${flags}`;
  })
  .join("\n")}

What no flag gives is asked for. Nothing is ever overwritten.`;

/** Splits a command line into the kind and its flags. @throws AnswerError on what it does not know */
function commandOf(args: string[]): { kind: NewKind; flags: Record<string, string> } | "help" {
  const [name = "", ...rest] = args;
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) return "help";
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    throw new AnswerError(
      `"${name}" is no kind of content: choose ${Object.keys(kinds).join(", ")}.`,
    );
  }
  const names = kind.questions.map((question) => [question.name, { type: "string" }] as const);
  try {
    const { values } = parseArgs({ args: rest, options: Object.fromEntries(names) });
    return { kind, flags: values as Record<string, string> };
  } catch (error) {
    throw new AnswerError((error as Error).message);
  }
}

/** Writes the file, or nothing: what does not pass the check is taken away again. @throws AnswerError */
function write(path: string, text: string): void {
  const target = join(contentDirectory(), path);
  try {
    writeFileSync(target, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new AnswerError(`${shownPath(path)} is there already, and nothing was changed.`);
  }
  // Another file's finding speaks of this one where both claim the same title.
  const speaksOfIt = ({ file, message }: Finding) =>
    file === shownPath(path) || message.includes(shownPath(path));
  const errors = checkContent().findings.filter(
    (finding) => isError(finding) && speaksOfIt(finding),
  );
  if (errors.length === 0) return;
  rmSync(target);
  throw new AnswerError(`Nothing was written:\n\n${report(1, errors, false)}`);
}

/**
 * Begins a content file as the command line asks.
 * @param print receives what is said to the editor
 * @param screen where questions can be put; undefined where nobody would see them
 * @returns the exit status
 */
export async function newEntry(
  args: string[],
  print: (text: string) => void,
  screen: Screen,
): Promise<number> {
  try {
    const command = commandOf(args);
    if (command === "help") {
      print(USAGE);
      return args.length === 0 ? 1 : 0;
    }
    const { kind, flags } = command;
    const answers = await interview(kind, flags, screen);
    const path = kind.path(answers);
    write(path, kind.text(answers));
    const steps = [
      `Open ${shownPath(path)} and fill every gap in [brackets].`,
      ...kind.next,
      "Check it with: npm run content:check",
    ];
    print(`Written: ${shownPath(path)}\n\nNext:\n${steps.map((step) => `- ${step}`).join("\n")}`);
    return 0;
  } catch (error) {
    if (!(error instanceof AnswerError || error instanceof ContentError)) throw error;
    print(error.message);
    return 1;
  }
}

if (import.meta.main) {
  const { stdin: input, stdout: output } = process;
  const screen = input.isTTY && output.isTTY ? { input, output } : undefined;
  process.exitCode = await newEntry(process.argv.slice(2), console.log, screen);
}
