/** `npm run new -- firm <folder>`: the smallest content of another firm that passes the check and builds. */
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { readEntry, writeEntry } from "../../editor/entry-files.ts";
import { clearSamples } from "../../editor/moving-in.ts";
import { replaceReference } from "../../editor/references.ts";
import { onContent } from "../changes/other-content.ts";
import { checkContent } from "../content-check/check.ts";
import { isError } from "../content-check/finding.ts";
import { report } from "../content-check/report.ts";
import { AnswerError, addressOf, type Answers, type Question } from "./kinds.ts";

/** How a firm shows statements of law. */
const LAW = ["marked", "signed-only", "off"] as const;

/** What is asked of a new firm. */
export const firmQuestions: Record<string, Question> = {
  name: { ask: "Name of the firm" },
  city: { ask: "City", initial: () => "Bangalore" },
  email: { ask: "Mail address" },
  phone: { ask: "Telephone, with +91" },
  url: { ask: "Address of the website, with https://; empty while it has none", initial: () => "" },
  person: { ask: "Who leads the firm" },
  role: { ask: "Their role", initial: () => "Managing Director" },
  law: {
    ask: "The pages on law: due dates, calculators, what is in force",
    choices: () => LAW,
    initial: () => "off",
  },
};

/** @throws AnswerError where the folder is not named */
export function firmCommand(args: string[]): { folder: string; flags: Answers } {
  const options = Object.keys(firmQuestions).map((flag) => [flag, { type: "string" }] as const);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options),
    });
    const [folder] = positionals;
    if (!folder) throw new Error("Name the folder: npm run new -- firm ../content-of-the-firm");
    return { folder: resolve(folder), flags: values as Answers };
  } catch (error) {
    throw new AnswerError((error as Error).message);
  }
}

/** Writes a new firm's own facts over those of the sample. */
function writeFirm({ name, city, email, phone, url, person, role }: Answers): void {
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
  const words = person?.split(/\s+/) ?? [];
  const member = {
    id: addressOf(person ?? ""),
    name: person,
    role,
    bio: `${person} leads ${name}.`,
    initials: words
      .map((word) => word.charAt(0).toUpperCase())
      .join("")
      .slice(0, 3),
  };
  const before = (team.values.members as { id: string }[]).map(({ id }) => id);
  for (const id of before) replaceReference("team.yaml members.*.id", id, member.id);
  writeEntry("team.yaml", { values: { ...team.values, members: [member] } });
}

/** Writes the content. @returns what is said to the person. @throws AnswerError where nothing was written */
export function newFirm(folder: string, answers: Answers): string {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new AnswerError(`${folder} holds something already, and nothing was changed.`);
  cpSync(contentDirectory(), folder, { recursive: true });
  const { files, findings } = onContent(folder, () => {
    const law = LAW.find((choice) => choice === answers.law) ?? "off";
    clearSamples({ keep: [], law, removesLaw: true });
    writeFirm(answers);
    return checkContent();
  });
  const errors = findings.filter(isError);
  if (errors.length > 0) {
    rmSync(folder, { recursive: true });
    throw new AnswerError(`Nothing was written:\n\n${report(files, errors)}`);
  }
  return `Written: ${folder}

Next:
- Look at it: CONTENT_DIR=${folder} npm run edit
- Its own repository takes it as content/, in the place of the sample's.
- What only the firm can say stands under Moving in.`;
}
