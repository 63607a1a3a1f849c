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
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { CASE_INDUSTRIES, CATEGORIES } from "#app/collections/constants.ts";
import { ContentError } from "#app/collections/content-error.ts";
import { filesIn, nameOf, shownPath, splitMarkdown } from "#app/collections/content-file.server.ts";
import { contentDirectory } from "#app/collections/content-folder.server.ts";
import { sheet } from "#app/collections/fields.server.ts";
import { jobs } from "#app/collections/jobs.server.ts";
import { today } from "#app/collections/publication.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { SERVICE_ICONS, services } from "#app/collections/services.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { checkContent } from "./content-check/check.ts";
import { isError, type Finding } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";

type Answers = Record<string, string>;

/** Something a new file needs to know: a flag on the command line, else a question on the screen. */
type Question = {
  ask: string;
  /** The only answers there are. */
  choices?: () => readonly string[];
  /** Whether several answers may be given, with commas between them. */
  many?: boolean;
  /** What an empty answer stands for; without it an answer is needed. */
  initial?: (answers: Answers) => string;
};

type Kind = {
  /** For example "an article". */
  what: string;
  questions: Record<string, Question>;
  /** The new file below `content/`. */
  file: (answers: Answers) => string;
  /** What the template asks for besides the answers. */
  values?: (answers: Answers) => Record<string, unknown>;
};

/** An answer that cannot be taken, said to the editor. */
class AnswerError extends Error {}

const listOf = (answer: string): string[] =>
  answer
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Words as an address writes them: `Ångström & Söhne` is `angstrom-and-sohne`. @throws AnswerError */
function inAddress(words = ""): string {
  const address = words
    .normalize("NFKD")
    .replace(/\p{M}|[’']/gu, "")
    .replaceAll("&", " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (address) return address;
  throw new AnswerError(`"${words}" makes no address: Latin letters or digits are needed.`);
}

/** The not-found page has the address `/blog/404`. */
const RESERVED = 404;

/**
 * The next number that no file has and no file ever had: addresses are for ever (A4).
 * @param inName finds the number in the name of one of `files`
 * @param inRedirect finds it in an old address of the list of redirects
 */
function nextNumber(files: string[], inName: RegExp, inRedirect: RegExp): number {
  const used = [
    ...files.map((file) => inName.exec(nameOf(file))?.[1]),
    ...redirects().map(({ from }) => inRedirect.exec(from)?.[1]),
  ].flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
  const next = Math.max(-1, ...used.filter((number) => number !== RESERVED)) + 1;
  return next === RESERVED ? next + 1 : next;
}

const idsOf = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);

/** The place after all others. */
const orderAfter = (entries: { order: number }[]): number =>
  Math.max(0, ...entries.map(({ order }) => order)) + 1;

const id: Question = {
  ask: "Last part of its address",
  initial: ({ title }) => inAddress(title),
};

const kinds: Record<string, Kind> = {
  post: {
    what: "an article",
    questions: {
      title: { ask: "Title of the article" },
      category: { ask: "Category", choices: () => CATEGORIES },
      author: { ask: "Author", choices: memberIds },
      tags: { ask: "Tags (for example labour-law, payroll)", many: true, initial: () => "" },
    },
    file: ({ title }) => {
      const number = nextNumber(filesIn("blog", ".md"), /^(\d{2,})-/, /^\/blog\/(\d+)$/);
      return `blog/${String(number).padStart(2, "0")}-${inAddress(title)}.md`;
    },
    values: () => ({ region: regions()[0]?.id }),
  },
  job: {
    what: "a job opening",
    questions: {
      title: { ask: "Title of the job" },
      department: {
        ask: "Department (visitors filter by it; spell it as in the other jobs)",
        initial: () => jobs()[0]?.department ?? "",
      },
      type: { ask: "Type", choices: () => ["Full-time", "Internship", "Contract"] },
      city: { ask: "City", initial: () => "Bangalore" },
      region: { ask: "State or region", initial: () => "Karnataka" },
      closing: {
        ask: "Last day for applications, for example 2027-01-31; empty while open-ended",
        initial: () => "",
      },
    },
    file: () => {
      const pattern = /^(?:\/work-with-us\/)?job-(\d{3})$/;
      const number = nextNumber(filesIn("jobs", ".yaml"), pattern, pattern);
      return `jobs/job-${String(Math.max(1, number)).padStart(3, "0")}.yaml`;
    },
  },
  "case-study": {
    what: "a case study",
    questions: {
      title: { ask: "Title of the case study" },
      industry: { ask: "Industry (its tab)", choices: () => CASE_INDUSTRIES },
      sector: { ask: "Sector", choices: () => idsOf(sectors()) },
      services: { ask: "Services", choices: () => idsOf(services()), many: true },
      regions: { ask: "Regions", choices: () => idsOf(regions()), many: true },
    },
    file: ({ title }) => `case-studies/${inAddress(title)}.yaml`,
    values: () => ({ order: orderAfter(caseStudies()) }),
  },
  service: {
    what: "a service",
    questions: {
      title: { ask: "Title of the service" },
      id,
      sheet: { ask: "Colour sheet of its pictures", choices: () => sheet.options },
      icon: { ask: "Icon", choices: () => SERVICE_ICONS },
    },
    file: (answers) => `services/${inAddress(answers.id)}.yaml`,
    values: () => ({ order: orderAfter(services()) }),
  },
  region: {
    what: "a region of operation",
    questions: {
      title: { ask: "Name of the region" },
      id,
      city: { ask: "First city" },
      "time-zone": { ask: "Its time zone (for example Asia/Singapore)" },
      longitude: { ask: "Its longitude in degrees, east positive" },
      latitude: { ask: "Its latitude in degrees, north positive" },
    },
    file: (answers) => `regions/${inAddress(answers.id)}.yaml`,
    values: ({ longitude, latitude }) => ({
      order: orderAfter(regions()),
      service: services()[0]?.id,
      longitude: Number(longitude),
      latitude: Number(latitude),
      // A first frame around the place; the editor widens it to the region.
      west: Math.max(-180, Number(longitude) - 12),
      south: Math.max(-85, Number(latitude) - 10),
      east: Math.min(180, Number(longitude) + 12),
      north: Math.min(85, Number(latitude) + 10),
    }),
  },
};

const USAGE = `Begins a new file in content/.

${Object.entries(kinds)
  .map(([name, { what, questions }]) => {
    const flags = Object.keys(questions).map((flag) => ` --${flag}`);
    return `  npm run new -- ${name.padEnd(10)} ${what}\n     ${flags.join("")}`;
  })
  .join("\n")}

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
  { questions }: Kind,
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
  const errors = checkContent().findings.filter(
    (finding) => isError(finding) && speaksOfIt(finding),
  );
  if (errors.length === 0) return;
  rmSync(target);
  throw new AnswerError(`Nothing was written:\n\n${report(1, errors, false)}`);
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
  screen?: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
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

if (import.meta.main) {
  const { stdin: input, stdout: output } = process;
  const screen = input.isTTY && output.isTTY ? { input, output } : undefined;
  process.exitCode = await newEntry(process.argv.slice(2), console.log, screen);
}
