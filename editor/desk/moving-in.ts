/** Moving in: what of the sample site is the firm's own already, and removal of the rest. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folderKinds, readerOf } from "#app/collections/kinds.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../entry/bytes-at.ts";
import { checkContent } from "../../scripts/content-check/check.ts";
import { currentAddresses } from "../../scripts/published-addresses.ts";
import { isError } from "../../scripts/content-check/findings.ts";
import { Refusal } from "../../scripts/refusal.ts";
import { remarksOf } from "./desk.ts";
import {
  changeEntries,
  entryFiles,
  nameOfFile,
  readEntry,
  valuesOf,
  writeEntry,
} from "../entry/entry-files.ts";
import { addressOf, feature } from "./files.ts";
import { formFields } from "../entry/form-fields.ts";
import { besideCopy, recorded } from "./preview.ts";
import {
  replaceAddresses,
  replaceReference,
  replaceReferences,
  withWords,
} from "../entry/references.ts";
import { isValues, titleOf, type Field, type Values } from "../entry/form-values.ts";

type Person = { id: string; name: string; role: string; image?: string; sample?: true };

/** Folders whose entries are the sample firm's. Category sections and pages on law are not. */
const CLEARED = folderKinds.filter(
  ({ folder }) =>
    !folder.startsWith("law/") && folder !== "blog/categories" && folder !== "pages/free",
);

const totalFile = (): string => besideCopy("moving-in.json");
/** Every entry before and after the samples were removed. */
const keptFile = (): string => besideCopy("before-moving-in.json");
const isCleared = (): boolean => existsSync(keptFile());

/** The largest number of open remarks so far, as the full length of the progress bar. */
function totalOf(open: number): number {
  const known = Number(bytesAt(totalFile()) ?? 0);
  if (open > known) writeAtomically(totalFile(), String(open));
  return Math.max(open, known);
}

type StandIn = [file: string, list: string, label: string, isOne: (item: Values) => boolean];

const STAND_INS: StandIn[] = [
  ["clients.yaml", "clients", "Placeholders for clients", (item) => item.placeholder === true],
  ["claims.yaml", "claims", "Figures that nothing proves", (item) => item.basis === ""],
];

const itemsOf = (file: string, list: string): Values[] => (valuesOf(file)[list] ?? []) as Values[];

const isSample = (file: string): boolean => valuesOf(file).sample === true;

const membersOf = () => itemsOf("team.yaml", "members") as Person[];

/** The progress of moving in: how many facts that only the firm knows are filled in. */
export function movingIn() {
  const findings = checkContent({ release: true }).findings.filter(isError);
  const total = totalOf(findings.length);
  return {
    done: total - findings.length,
    total,
    /** The open remarks of the release check, by file. */
    open: remarksOf(findings),
    people: membersOf(),
    holdings: [
      ...CLEARED.map(({ folder, extension, label }) => ({
        folder,
        label,
        entries: filesIn(folder, extension).map((file, _, files) => ({
          file,
          title: titleOf(valuesOf(file)) ?? nameOf(file),
          /** Beside marked samples, an unmarked entry is the firm's own. */
          isOwn: !isSample(file) && files.some(isSample),
        })),
      })),
      ...STAND_INS.map(([file, list, label, isOne]) => ({
        folder: file,
        label,
        entries: itemsOf(file, list).some(isOne) ? [{ file, title: label, isOwn: false }] : [],
      })),
    ].filter(({ entries }) => entries.length > 0),
    hasLaw: everyFile().some((file) => file.startsWith("law/")),
    /** Whether samples were removed, and can be restored. */
    isCleared: isCleared(),
  };
}

/** What stays when the samples are removed. */
export type Leaving = {
  keep: string[];
  /** The value of `law` in site.yaml. */
  law: "marked" | "signed-only" | "off";
  /** Whether the files on law are removed, too, if the site does without. */
  removesLaw?: boolean;
};

/** Removes optional groups whose list has lost its last entry. */
function withoutEmptied(fields: Field[], values: Values): Values {
  const isEmptied = ({ fields: inner = [] }: Field, group: Values) =>
    inner.some(({ name, kind, min = 0 }) => {
      const list = group[name];
      return kind === "list" && min > 0 && Array.isArray(list) && list.length === 0;
    });
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const field = fields.find(({ name }) => name === key);
      if (field?.kind !== "group" || !isValues(value)) return [[key, value]];
      if (!field.required && isEmptied(field, value)) return [];
      return [[key, withoutEmptied(field.fields ?? [], value)]];
    }),
  );
}

function nearest(address: string, present: Set<string>): string {
  const above = address.replace(/[/#][^/#]*$/, "") || "/";
  return above === "/" || present.has(above) ? above : nearest(above, present);
}

/** Removes samples, references and links to them, and addresses that only they had. @returns how many were removed */
export function clearSamples({ keep, law: shown, removesLaw = false }: Leaving): number {
  const isWithoutLaw = removesLaw && shown === "off";
  // A page may show all entries of a kind, each at its own place.
  const addressesWith = (files: string[]): string[] => [
    ...currentAddresses(),
    ...files.flatMap((file) => {
      const address = addressOf(file);
      return address?.includes("#") ? address : [];
    }),
  ];
  const entries = CLEARED.flatMap(({ folder, extension }) => filesIn(folder, extension));
  const removed = entries.filter((file) => !keep.includes(file));
  const before = addressesWith(entries);
  const law = everyFile().filter((file) => isWithoutLaw && file.startsWith("law/"));
  const ids = new Set(removed.map((file) => file.replace(/\.\w+$/, "")));
  for (const [file, list, , isOne] of STAND_INS.filter(([file]) => !keep.includes(file))) {
    const items = itemsOf(file, list);
    for (const { id } of items.filter(isOne)) ids.add(`${file} ${list}.*.id/${String(id)}`);
    writeEntry(file, { ...readEntry(file), [list]: items.filter((item) => !isOne(item)) });
  }
  replaceReferences((value, target) =>
    ids.has(`${target}/${value}`) || (isWithoutLaw && target.startsWith("law/"))
      ? undefined
      : value,
  );
  for (const file of [...removed, ...law]) rmSync(join(contentDirectory(), file));
  // A kept entry that lacks something it needs becomes a draft.
  const lacking = keep.filter((file) => !ifReadable(() => readerOf(file)?.()));
  changeEntries(lacking, (_, entry) => ({ ...entry, draft: true }));
  const site = readEntry("site.yaml");
  if ((site.law ?? "marked") !== shown) writeEntry("site.yaml", { ...site, law: shown });
  const shows = entries.filter((file) => keep.includes(file) && !lacking.includes(file));
  const after = new Set(addressesWith(shows));
  const gone = new Set(before).difference(after);
  changeEntries(entryFiles(), (file, entry) => {
    const fields = formFields(file);
    // Removes menu lines, links and urgent entries; a page's own button gets the nearest page.
    const left = withWords(fields, entry, (word, _, keys) => {
      const leads = gone.has(word) || gone.has(word.replace(/[?#].*$/, ""));
      return leads && keys.some((key) => /^\d/.test(key)) ? undefined : word;
    });
    return withoutEmptied(fields, left);
  });
  replaceAddresses(new Map([...gone].map((address) => [address, nearest(address, after)])), false);
  feature();
  // Nobody knows the sample's addresses; the last published version says whether the site was still a sample.
  const published = recorded("site.yaml")?.toString() ?? "sample: false";
  if (site.sample === true || /^sample: true$/m.test(published)) {
    writeAtomically(join(contentDirectory(), "published-addresses.txt"), "");
    writeEntry("redirects.yaml", { ...readEntry("redirects.yaml"), redirects: [] });
  }
  return removed.length;
}

type Texts = Record<string, string>;
type Kept = { before: Texts; after?: Texts };

/** Every entry and list as bytes; pictures and other files stay. */
const texts = (): Texts =>
  Object.fromEntries(
    everyFile()
      .filter((file) => /\.(?:md|yaml|txt)$/.test(file))
      .map((file) => [file, readFileSync(join(contentDirectory(), file), "base64")]),
  );

const keep = (state: Kept): void => writeAtomically(keptFile(), JSON.stringify(state));

function kept(): Kept {
  if (isCleared()) return JSON.parse(readFileSync(keptFile(), "utf8")) as Kept;
  throw new Refusal(
    `The samples are not kept on this computer: ${recorded("site.yaml") ? "the site’s history has them" : "nothing brings them back"}.`,
  );
}

/** Removes all samples or none, and keeps the previous state. @throws Refusal if one is kept: it would be lost */
export function removeSamples(leaving: Leaving): number {
  if (isCleared()) throw new Refusal("The samples are cleared away already.");
  const before = texts();
  keep({ before });
  try {
    const removed = clearSamples(leaving);
    keep({ before, after: texts() });
    return removed;
  } catch (error) {
    bringSamplesBack();
    throw error;
  }
}

/** Restores the state before the samples were removed. @returns what was changed since, and stays unchanged */
export function bringSamplesBack(): string[] {
  // An interrupted run has no `after`.
  const { before, after } = kept();
  const now = texts();
  const left = Object.keys({ ...before, ...now }).filter((file) =>
    after ? now[file] !== after[file] : !(file in before),
  );
  for (const [file, text] of Object.entries(before))
    if (!left.includes(file) && text !== now[file])
      writeAtomically(join(contentDirectory(), file), Buffer.from(text, "base64"));
  rmSync(keptFile(), { force: true });
  return left.map(nameOfFile);
}

/** Removes people; `to` takes their place. @returns how many entries changed @throws Refusal if `to` does not stay */
export function removePeople(ids: string[], to: string): number {
  if (ids.length === 0) throw new Refusal("Nobody is ticked.");
  if (ids.includes(to) || !membersOf().some(({ id }) => id === to))
    throw new Refusal("Who takes over their articles? Choose somebody who stays.");
  const changed = ids
    .map((id) => replaceReference("team.yaml members.*.id", id, to))
    .reduce((sum, count) => sum + count, 0);
  const members = membersOf().filter(({ id }) => !ids.includes(id));
  writeEntry("team.yaml", { ...readEntry("team.yaml"), members });
  return changed;
}
