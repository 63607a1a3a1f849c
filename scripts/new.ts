/** `npm run new -- firm <folder>`: writes the smallest content of another firm that passes the check and builds. */
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { readEntry, writeEntry } from "../editor/entry-files.ts";
import { addressOf, initialsOf } from "../editor/form-values.ts";
import { clearSamples } from "../editor/moving-in.ts";
import { replaceReference } from "../editor/references.ts";
import { onContent } from "./changes/other-content.ts";
import { Refusal, tell } from "./changes/refusal.ts";
import { checkContent } from "./content-check/check.ts";
import { isError } from "./content-check/finding.ts";
import { report } from "./content-check/report.ts";

/** How a firm shows statements of law. */
const LAW = ["marked", "signed-only", "off"] as const;

/** What is asked of a new firm, and what an empty answer stands for; without that an answer is needed. */
const FIRM: Record<string, [question: string, standard?: string]> = {
  name: ["Name of the firm"],
  city: ["City", "Bangalore"],
  email: ["Mail address"],
  phone: ["Telephone, with +91"],
  url: ["Address of the website, with https://; empty while it has none", ""],
  person: ["Who leads the firm"],
  role: ["Their role", "Managing Director"],
  law: [`The pages on law: ${LAW.join(", ")}`, "off"],
};

const USAGE = `npm run new -- firm <folder>   writes the content of another firm, without the samples of this one
  ${Object.keys(FIRM)
    .map((flag) => `--${flag}`)
    .join(" ")}
  What no flag gives is asked for. Nothing is ever overwritten.`;

/** Asks something on the screen. @returns undefined where the person stops */
type Ask = (question: string) => Promise<string | undefined>;

type Answers = Record<string, string>;

/** Why an answer about a new firm cannot be taken; "" where it can. */
function problemOf(name: string, answer: string): string {
  const [, standard] = FIRM[name]!;
  if (!answer && standard === undefined) return `--${name} is needed.`;
  const isChoice = name !== "law" || LAW.some((choice) => choice === answer);
  return isChoice ? "" : `--law is one of ${LAW.join(", ")}.`;
}

/** What is known of a new firm: by flags, and by questions, again until each has an answer. @throws Refusal */
async function factsOf(flags: Answers, ask?: Ask): Promise<Answers> {
  const answers: Answers = {};
  for (const [name, [question, standard = ""]] of Object.entries(FIRM)) {
    const hint = standard && ` [${standard}]`;
    for (let problem = ""; answers[name] === undefined;) {
      const said = flags[name] ?? (ask ? await ask(`${problem}${question}${hint}: `) : "");
      if (said === undefined) throw new Refusal("Stopped: nothing was written.");
      problem = problemOf(name, said || standard);
      if (!problem) answers[name] = said || standard;
      else if (!ask || name in flags) throw new Refusal(problem);
      else problem += "\n";
    }
  }
  return answers;
}

/** Writes a new firm's own facts over those of the sample. */
function writeFirm({ name, city, email, phone, url, person = "", role }: Answers): void {
  const site = readEntry("site.yaml");
  const known = site.values as { address: object; grievance?: object };
  writeEntry("site.yaml", {
    values: {
      ...site.values,
      sample: false,
      name,
      legalName: name,
      ...(url ? { url } : {}),
      email,
      recruitmentEmail: email,
      phone,
      address: { ...known.address, city },
      ...(known.grievance ? { grievance: { ...known.grievance, email } } : {}),
    },
  });
  // Words for pages that are gone, or are another firm's.
  const search = readEntry("search-words.yaml");
  writeEntry("search-words.yaml", { values: { ...search.values, pages: [] } });
  const team = readEntry("team.yaml");
  const bio = `${person} leads ${name}.`;
  const member = { id: addressOf(person), name: person, role, bio, initials: initialsOf(person) };
  for (const { id } of team.values.members as { id: string }[])
    replaceReference("team.yaml members.*.id", id, member.id);
  writeEntry("team.yaml", { values: { ...team.values, members: [member] } });
}

/** @throws Refusal where a flag is none of ours */
function flagsIn(args: string[]) {
  const flags = Object.keys(FIRM).map((flag) => [flag, { type: "string" }] as const);
  try {
    return parseArgs({ args, allowPositionals: true, options: Object.fromEntries(flags) });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

/**
 * Writes a firm's content, as the command line asks.
 * @param ask undefined where nobody would see a question
 * @returns what is said to the person
 * @throws Refusal where nothing was written
 */
export async function newFirm([what, ...args]: string[], ask?: Ask): Promise<string> {
  if (args.includes("--help")) return USAGE;
  if (what !== "firm") throw new Refusal(USAGE);
  const { values: flags, positionals } = flagsIn(args);
  const [place] = positionals;
  if (!place) throw new Refusal("Name the folder: npm run new -- firm ../content-of-the-firm");
  const folder = resolve(place);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} holds something already, and nothing was changed.`);
  const answers = await factsOf(flags as Answers, ask);
  const law = answers.law as (typeof LAW)[number];
  try {
    cpSync(contentDirectory(), folder, { recursive: true });
    const { files, findings } = onContent(folder, () => {
      clearSamples({ keep: [], law, removesLaw: true });
      writeFirm(answers);
      return checkContent();
    });
    const errors = findings.filter(isError);
    if (errors.length > 0) throw new Refusal(`Nothing was written:\n\n${report(files, errors)}`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return `Written: ${folder}

Next:
- Look at it: CONTENT_DIR=${folder} npm run edit
- Its own repository takes it as content/, in the place of the sample's.
- What only the firm can say stands under Moving in.`;
}

/** Puts a question on the screen. @returns undefined after Ctrl+C or Ctrl+D */
async function answerTo(question: string): Promise<string | undefined> {
  const lines = createInterface(process.stdin, process.stdout);
  const left = new AbortController();
  lines.once("close", () => left.abort());
  const answer = await lines.question(question, left).catch(() => undefined);
  lines.close();
  return answer?.trim();
}

if (import.meta.main) {
  // In CI, for example, nobody would see a question.
  const ask = process.stdin.isTTY && process.stdout.isTTY ? answerTo : undefined;
  await tell(() => newFirm(process.argv.slice(2), ask));
}
