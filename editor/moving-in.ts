/** Moving in: what of the sample site is the firm's own by now, and how the rest is cleared away. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folderKinds, readerOf } from "#app/collections/kinds.server.ts";
import { featuredPost } from "#app/collections/article-lists.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { bytesAt } from "../scripts/changes/changes.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { currentAddresses } from "../scripts/published-addresses.ts";
import { isError } from "../scripts/content-check/finding.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import { remarksOf } from "./desk.ts";
import {
  changeEntries,
  entryFiles,
  nameOfFile,
  readEntry,
  valuesOf,
  writeEntry,
} from "./entry-files.ts";
import { addressOf } from "./files.ts";
import { formFields } from "./form-fields.ts";
import { mirrorDirectory, recorded } from "./preview.ts";
import { replaceAddresses, replaceReference, replaceReferences, withWords } from "./references.ts";
import { isValues, titleOf, type Field, type Values } from "./form-values.ts";

type Person = { id: string; name: string; role: string; image?: string; sample?: true };

/** Folders whose entries are the sample firm's own. Sections of a category and pages of law are no such entries. */
const CLEARED = folderKinds.filter(
  ({ folder }) =>
    !folder.startsWith("law/") && folder !== "blog/categories" && folder !== "pages/free",
);

const besideCopy = (name: string): string => join(mirrorDirectory(), "..", name);
const totalFile = (): string => besideCopy("moving-in.json");
/** Every entry as it was before the samples were cleared away, and as it was left then. */
const keptFile = (): string => besideCopy("before-moving-in.json");
const isCleared = (): boolean => existsSync(keptFile());

/** The most that the check ever demanded here: what the bar is measured by. */
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

/** How far moving in has come: how much was said of what only the firm can say. */
export function movingIn() {
  const findings = checkContent({ release: true }).findings.filter(isError);
  const total = totalOf(findings.length);
  return {
    done: total - findings.length,
    total,
    /** What the release check still demands, by file. */
    open: remarksOf(findings),
    people: membersOf(),
    holdings: [
      ...CLEARED.map(({ folder, extension, label }) => ({
        folder,
        label,
        entries: filesIn(folder, extension).map((file, _, files) => ({
          file,
          title: titleOf(valuesOf(file)) ?? nameOf(file),
          /** Among samples that say so, what does not is the firm's own. */
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
    /** Whether samples were cleared away, and can be had again. */
    isCleared: isCleared(),
  };
}

/** What stays when the samples are cleared away. */
export type Leaving = {
  keep: string[];
  /** As `law` in site.yaml. */
  law: "marked" | "signed-only" | "off";
  /** Whether the files on law go too, where the site does without. */
  removesLaw?: boolean;
};

/** Takes a group out whose list has lost its last entry, where the site can do without it. */
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

/**
 * Clears the samples away: entries, what names them and what leads to them, and addresses that only the sample had.
 * @returns how many entries were removed
 */
export function clearSamples({ keep, law: shown, removesLaw = false }: Leaving): number {
  const isWithoutLaw = removesLaw && shown === "off";
  // Of some kinds a page shows all entries, each at a place of its own.
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
  // What is kept without something that it needs waits as a draft, and names it.
  const lacking = keep.filter((file) => !ifReadable(() => readerOf(file)?.()));
  changeEntries(lacking, (_, entry) => ({ ...entry, draft: true }));
  const site = readEntry("site.yaml");
  if ((site.law ?? "marked") !== shown) writeEntry("site.yaml", { ...site, law: shown });
  const shows = entries.filter((file) => keep.includes(file) && !lacking.includes(file));
  const after = new Set(addressesWith(shows));
  const gone = new Set(before).difference(after);
  changeEntries(entryFiles(), (file, entry) => {
    const fields = formFields(file);
    // Menu lines, links and what is urgent; a page's own button leads to the nearest page.
    const left = withWords(fields, entry, (word, _, keys) => {
      const leads = gone.has(word) || gone.has(word.replace(/[?#].*$/, ""));
      return leads && keys.some((key) => /^\d/.test(key)) ? undefined : word;
    });
    return withoutEmptied(fields, left);
  });
  replaceAddresses(new Map([...gone].map((address) => [address, nearest(address, after)])), false);
  // The day and the minutes that stand in the place of its own are those of the sample (A5).
  const post = featuredPost();
  const blogs = readEntry("pages/blogs.yaml");
  if (post) writeEntry("pages/blogs.yaml", { ...blogs, featured: { postId: post.id } });
  // Nobody ever knew an address of the sample: what was published last says whether it still was one.
  const published = recorded("site.yaml")?.toString() ?? "sample: false";
  if (site.sample === true || /^sample: true$/m.test(published)) {
    writeAtomically(join(contentDirectory(), "published-addresses.txt"), "");
    writeEntry("redirects.yaml", { ...readEntry("redirects.yaml"), redirects: [] });
  }
  return removed.length;
}

type Texts = Record<string, string>;
type Kept = { before: Texts; after?: Texts };

/** Every entry and list, as bytes; pictures and other files stay when samples go. */
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

/** Clears the samples away, all or none, and keeps what was before. @throws Refusal where that was done: it would be lost */
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

/**
 * Brings back what was before the samples were cleared away.
 * @returns the entries that were written or changed since: they stay as they are
 */
export function bringSamplesBack(): string[] {
  // A program that was stopped meanwhile has not kept how it left them.
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

/**
 * Removes people; whoever named one names another.
 * @returns how many entries name another person now
 * @throws Refusal where that is nobody who stays
 */
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
