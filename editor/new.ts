/** `npm run new -- firm <folder>`: writes the smallest content of another firm that passes the check and builds. */
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { readEntry, writeEntry } from "./entry/entry-files.ts";
import { idOf, initialsOf } from "./entry/form-values.ts";
import { clearSamples } from "./desk/moving-in.ts";
import { replaceReference } from "./entry/references.ts";
import { onContent } from "./changes/other-content.ts";
import { Refusal, tell } from "../scripts/refusal.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { isError, report } from "../scripts/content-check/findings.ts";

/** How a firm shows statements of law: the values of `law` in site.yaml. */
const LAW = ["marked", "signed-only", "off"] as const;

/** The flags with their meaning and default; without a default a flag is required. */
const FIRM: Record<string, [meaning: string, standard?: string]> = {
  name: ["name of the firm"],
  city: ["city", "Bangalore"],
  email: ["mail address"],
  phone: ["telephone, with +91"],
  url: ["address of the website, with https://; empty while it has none", ""],
  person: ["who leads the firm"],
  role: ["their role", "Managing Director"],
  law: [`the pages on law: ${LAW.join(", ")}`, "off"],
};

const USAGE = `npm run new -- firm <folder> --name "Nilgiri Thorne" …

Writes the content of another firm, without the samples of this one. Nothing is ever overwritten.
${Object.entries(FIRM)
  .map(([flag, [meaning, standard]]) => {
    const hint = standard === undefined ? " (needed)" : standard && ` (else ${standard})`;
    return `  --${flag.padEnd(8)}${meaning}${hint}`;
  })
  .join("\n")}`;

type Answers = Record<string, string>;

/** The values of all flags. @throws Refusal for an unknown, missing or invalid flag */
function factsOf(args: string[]): { folder: string; answers: Answers } {
  const options = Object.fromEntries(
    Object.entries(FIRM).map(([name, [, standard]]) => [
      name,
      { type: "string" as const, default: standard },
    ]),
  );
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
  const [place] = parsed.positionals;
  if (!place) throw new Refusal(`Name the folder.\n\n${USAGE}`);
  const answers = parsed.values as Answers;
  const needed = Object.keys(FIRM).filter((name) => FIRM[name]![1] === undefined);
  const missing = needed.filter((name) => !answers[name]);
  if (missing.length > 0)
    throw new Refusal(`--${missing.join(" and --")}: say these, too.\n\n${USAGE}`);
  if (!LAW.some((choice) => choice === answers.law))
    throw new Refusal(`--law is one of ${LAW.join(", ")}.`);
  return { folder: resolve(place), answers };
}

function writeFirm({ name, city, email, phone, url, person = "", role }: Answers): void {
  const site = readEntry("site.yaml");
  const known = site as { address: object; grievance?: object };
  writeEntry("site.yaml", {
    ...site,
    sample: false,
    name,
    legalName: name,
    ...(url ? { url } : {}),
    email,
    recruitmentEmail: email,
    phone,
    address: { ...known.address, city },
    ...(known.grievance ? { grievance: { ...known.grievance, email } } : {}),
  });
  // Words for pages that do not exist, or are another firm's.
  writeEntry("search-words.yaml", { ...readEntry("search-words.yaml"), pages: [] });
  const team = readEntry("team.yaml");
  const bio = `${person} leads ${name}.`;
  const member = { id: idOf(person), name: person, role, bio, initials: initialsOf(person) };
  for (const { id } of team.members as { id: string }[])
    replaceReference("team.yaml members.*.id", id, member.id);
  writeEntry("team.yaml", { ...team, members: [member] });
}

/** Writes a firm's content by the arguments. @returns words for the person @throws Refusal if nothing was written */
export function newFirm([what, ...args]: string[]): string {
  if (args.includes("--help")) return USAGE;
  if (what !== "firm") throw new Refusal(USAGE);
  const { folder, answers } = factsOf(args);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} holds something already, and nothing was changed.`);
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

if (import.meta.main) await tell(() => newFirm(process.argv.slice(2)));
