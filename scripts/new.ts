/**
 * `npm run new -- post|job|case-study|service|region`: begins a content file that is valid at once, from a
 * template in scripts/new/. Asks for what no flag gives.
 *
 * In a template `<name>` is an answer or one of a kind's `values`; the comment at its top is said at the end.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { isScalar, parseDocument, visit } from "yaml";
import { ContentError } from "#app/collections/reader/content-error.ts";
import { shownPath, splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { ownScreen, type Screen } from "./ask.ts";
import { checkContent } from "./content-check/check.ts";
import { isError, type Finding } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";
import { firmCommand, firmQuestions, newFirm } from "./new/firm.ts";
import { AnswerError, type Answers, type Kind, type Question, kinds, listOf } from "./new/kinds.ts";

const USAGE = `Begins a new file in content/.

${Object.entries(kinds)
  .map(([name, { row, questions }]) => {
    const flags = Object.keys(questions).map((flag) => ` --${flag}`);
    return `  npm run new -- ${name.padEnd(10)} ${row.one}\n     ${flags.join("")}`;
  })
  .join("\n")}

  npm run new -- firm <folder>  the content of another firm, without the samples of this one
     ${Object.keys(firmQuestions)
       .map((flag) => `--${flag}`)
       .join(" ")}

What no flag gives is asked for. Nothing is ever overwritten.`;

/** The answer that some words stand for: a choice may be named in any case, or by its number. @throws AnswerError */
function accepted({ choices, many, initial }: Question, words: string): string {
  if (!words && !initial) throw new AnswerError("An answer is needed.");
  const known = choices?.();
  if (!known) return words;
  const choiceOf = (part: string) => {
    const named = known.find((choice) => choice.toLowerCase() === part.toLowerCase());
    const found = named ?? known[Number(part) - 1];
    if (found !== undefined) return found;
    throw new AnswerError(`"${part}" is none of ${known.map((one) => `"${one}"`).join(", ")}.`);
  };
  return (many ? listOf(words) : [words]).map(choiceOf).join(", ");
}

/** Shows some text and waits for the line that is typed after it; undefined where nobody can be asked. */
type Ask = ((text: string) => Promise<string>) | undefined;

/**
 * Collects the answers: from flags, and by asking for the rest, again until the answer can be taken.
 * @param known answers of an earlier round, which an empty line keeps
 * @throws AnswerError where a flag is wrong, or missing with nobody to ask
 */
async function answersTo(
  { questions }: Pick<Kind, "questions">,
  flags: Answers,
  known: Answers,
  ask: Ask,
): Promise<Answers> {
  const isMissing = ([name, { initial }]: [string, Question]) => !initial && !(name in flags);
  const missing = Object.entries(questions).filter(isMissing);
  if (!ask && missing.length > 0) {
    const names = missing.map(([name]) => `--${name}`).join(", ");
    throw new AnswerError(`Nobody can be asked here, and these are missing: ${names}.`);
  }
  const answers: Answers = {};
  for (const [name, question] of Object.entries(questions)) {
    const offered = known[name] ?? question.initial?.(answers) ?? "";
    const choices = question.choices?.().map((choice, index) => `  ${index + 1} ${choice}\n`) ?? [];
    const hint = `${question.many ? " (several with commas)" : ""}${offered && ` [${offered}]`}`;
    for (let problem = ""; answers[name] === undefined;) {
      const text = `${problem}${question.ask}${hint}\n${choices.join("")}`;
      const typed = flags[name] ?? (await ask?.(text)) ?? "";
      try {
        answers[name] = accepted(question, typed.trim() || offered);
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        if (name in flags || !ask) throw new AnswerError(`--${name}: ${error.message}`);
        problem = `${error.message}\n`;
      }
    }
  }
  return answers;
}

/** Fills a template. @returns the new file's text, and what the editor does next */
function filled(name: string, file: string, values: Record<string, unknown>) {
  const template = readFileSync(join(import.meta.dirname, "new", name + extname(file)), "utf8");
  const parts = splitMarkdown(template);
  const fields = parseDocument(parts ? `${parts.fields}\n` : template);
  const next = fields.commentBefore?.split("\n").map((line) => line.trim()) ?? [];
  fields.commentBefore = null;
  visit(fields, {
    Pair: (_, { value }) =>
      isScalar(value) && values[String(value.value).slice(1, -1)] === "" ? visit.REMOVE : undefined,
    Scalar: (_, node) => {
      if (typeof node.value !== "string") return undefined;
      const [, only] = /^<([\w-]+)>$/.exec(node.value) ?? [];
      if (only) return fields.createNode(values[only], { flow: true });
      node.value = node.value.replace(/<([\w-]+)>/g, (_text, part: string) => String(values[part]));
      return undefined;
    },
  });
  const yaml = fields.toString({ lineWidth: 0, flowCollectionPadding: false });
  return { text: parts ? `---\n${yaml}---\n${parts.body}` : yaml, next };
}

/** Writes the file, or nothing: what does not pass the check is taken away again. @throws AnswerError */
function write(path: string, text: string): void {
  const target = join(contentDirectory(), path);
  if (existsSync(target))
    throw new AnswerError(`${shownPath(path)} is there already, and nothing was changed.`);
  writeFileSync(target, text);
  // Another file's finding speaks of this one where both claim the same title.
  const speaksOfIt = ({ file, message }: Finding) =>
    file === shownPath(path) || message.includes(shownPath(path));
  const errors = checkContent({ gapsMayWait: true }).findings.filter(
    (finding) => (isError(finding) || finding.inDraft) && speaksOfIt(finding),
  );
  if (errors.length === 0) return;
  rmSync(target);
  throw new AnswerError(
    `Nothing was written:\n\n${report(
      1,
      errors.map((one) => ({ ...one, severity: "error" })),
    )}`,
  );
}

/** Writes the new file. @returns what is said to the editor. @throws AnswerError */
function begin(name: string, kind: Kind, answers: Answers): string {
  const lists = Object.entries(kind.questions)
    .filter(([, { many }]) => many)
    .map(([question]) => [question, listOf(answers[question] ?? "")]);
  const path = kind.file(answers);
  const { text, next } = filled(name, path, {
    ...answers,
    ...Object.fromEntries(lists),
    today: today(),
    ...kind.values?.(answers),
  });
  write(path, text);
  const steps = [
    `Open ${shownPath(path)} and fill every gap in [brackets].`,
    ...next,
    "Check it with: npm run content:check",
  ];
  return `Written: ${shownPath(path)}\n\nNext:\n${steps.map((step) => `- ${step}`).join("\n")}`;
}

/** Splits a command line into the kind and its flags. @throws AnswerError on what it does not know */
function commandOf([name = "", ...rest]: string[]): { name: string; kind: Kind; flags: Answers } {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    throw new AnswerError(
      `"${name}" is no kind of content: choose ${Object.keys(kinds).join(", ")}.`,
    );
  }
  const options = Object.keys(kind.questions).map((flag) => [flag, { type: "string" }] as const);
  try {
    const { values } = parseArgs({ args: rest, options: Object.fromEntries(options) });
    return { name, kind, flags: values as Answers };
  } catch (error) {
    throw new AnswerError((error as Error).message);
  }
}

/**
 * Begins a content file as the command line asks.
 * @param print receives what is said to the editor
 * @param screen where questions can be put; undefined where nobody would see them, in CI for example
 * @returns the exit status
 */
export async function newEntry(
  args: string[],
  print: (text: string) => void,
  screen?: Screen,
): Promise<number> {
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) {
    print(USAGE);
    return args.length === 0 ? 1 : 0;
  }
  const lines = screen && createInterface(screen);
  const stopped = new AbortController();
  lines?.once("close", () => stopped.abort(new AnswerError("Stopped: nothing was written.")));
  const ask: Ask =
    lines &&
    ((text) => {
      screen.output.write(text);
      return lines.question("> ", { signal: stopped.signal });
    });
  try {
    if (args[0] === "firm") {
      const { folder, flags } = firmCommand(args.slice(1));
      print(newFirm(folder, await answersTo({ questions: firmQuestions }, flags, {}, ask)));
      return 0;
    }
    const { name, kind, flags } = commandOf(args);
    let answers = await answersTo(kind, flags, {}, ask);
    for (;;) {
      try {
        print(begin(name, kind, answers));
        return 0;
      } catch (error) {
        if (!ask || !(error instanceof AnswerError)) throw error;
        print(`${error.message}\n\nOnce more: an empty line keeps an answer.\n`);
        answers = await answersTo(kind, {}, answers, ask);
      }
    }
  } catch (error) {
    const said = stopped.signal.aborted ? stopped.signal.reason : error;
    if (!(said instanceof AnswerError || said instanceof ContentError)) throw said;
    print(said.message);
    return 1;
  } finally {
    lines?.close();
  }
}

if (import.meta.main)
  process.exitCode = await newEntry(process.argv.slice(2), console.log, ownScreen());
