/** The editor's lists, and the check's remarks on each entry. */
import type { SingleFile } from "#app/collections/kind.ts";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { hasFile, nameOf } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { changedFilesIn } from "../changes/changes.ts";
import { onContent } from "../changes/other-content.ts";
import type { Finding } from "../../scripts/content-check/findings.ts";
import { fileOf, nameOfFile, valuesOf } from "../entry/entry-files.ts";
import { addressOf } from "./files.ts";
import { formFields } from "../entry/form-fields.ts";
import { fieldAt, textIn, titleOf, type Field, type Values } from "../entry/form-values.ts";
import { labelOf } from "../entry/field-words.ts";
import type { Use } from "../entry/references.ts";
import { mirrorDirectory, updatePreview } from "./preview.ts";

/** Files that exist once; optional ones only if they are there. */
const onceFiles = (): Record<string, SingleFile> => {
  const optional = Object.entries(optionalFiles).filter(([file]) => hasFile(file));
  return { ...singleFiles, ...Object.fromEntries(optional) };
};

/** The name under which the list of forms shows a file. */
export const fileLabel = (file: string): string =>
  onceFiles()[file]?.label ?? labelOf(nameOf(file));

/** The lists of forms: one for each folder, and those of single files. */
export function formGroups() {
  const files = everyFile();
  const folders = folderKinds.map(({ folder, extension, label, one }) => ({
    id: folder,
    label,
    one,
    files: files.filter((file) => file === `${folder}/${nameOf(file)}${extension}`),
  }));
  const once = (id: string, label: string, pattern: RegExp) => ({
    id,
    label,
    /** The name of an entry, in groups that can get new ones. */
    one: undefined,
    files: Object.keys(onceFiles()).filter((file) => pattern.test(file)),
  });
  return [
    ...folders,
    once("firm", "Firm, team and menus", /^[^/]+$/),
    once("pages", "Pages", /^pages\//),
    once("law", "Law", /^law\//),
  ].filter(({ one, files: known }) => one || known.length > 0);
}

/** A remark of the check, in the words of the form. */
export type Remark = Pick<Finding, "severity" | "message" | "mend" | "unknown" | "better"> & {
  /** The field's path in the form, and in words: `links.0.to` is “Our register, Leads to”. */
  key?: string;
  label?: string;
  /** Another entry that has to be corrected, such as the menus. */
  other?: Use;
};

/** Replaces file and field names by those of the forms. */
const inFormWords = (text: string): string =>
  text
    .replaceAll(/content\/(pictures|downloads)\/(\S)/g, "$2")
    .replaceAll(/\bcontent\/([\w./-]+\.(?:yaml|md))/g, (_, file: string) => `“${nameOfFile(file)}”`)
    .replaceAll(/`(\w+)`/g, (_, name: string) => `“${labelOf(name)}”`);

function remarkOf(
  { severity, message, mend, field, line, file, unknown, isMissing, better, mendIn }: Finding,
  fields: Field[],
  values: Values,
): Remark {
  // Remarks on a text have only a line.
  const path = field ?? (line !== undefined && file.endsWith(".md") ? "body" : "");
  const { key, label } = fieldAt(fields, path, values);
  const names = unknown?.map((keys) => `"${keys.at(-1)}"`).join(", ");
  const told = names ? `The file says ${names}, which no form knows` : inFormWords(message);
  const said = isMissing ? "This is still missing." : told;
  return {
    severity,
    message: said.replace(/[^.!?]$/, "$&."),
    mend: mend && inFormWords(mend),
    key,
    label,
    unknown,
    better,
    other: mendIn && hasFile(mendIn) ? { file: mendIn, name: nameOfFile(mendIn) } : undefined,
  };
}

/** The check's remarks, by file, including pictures and other files. */
export function remarksOf(
  findings: Finding[],
): Record<string, { name: string; remarks: Remark[] }> {
  return Object.fromEntries(
    [...Map.groupBy(findings, fileOf)].map(([file, found]) => {
      const fields = /\.(?:md|yaml)$/.test(file) ? formFields(file) : [];
      const values = fields.length > 0 ? valuesOf(file) : {};
      const remarks = found.map((finding) => remarkOf(finding, fields, values));
      return [file, { name: nameOfFile(file), remarks }];
    }),
  );
}

/** Why visitors do not see an entry. */
function waitingOf(values: Values): "draft" | "scheduled" | "closed" | "past" | undefined {
  const day = today();
  const { draft, date, closingDate, lastDay = values.day } = values;
  if (draft === true) return "draft";
  if (typeof date === "string" && date > day) return "scheduled";
  if (typeof closingDate === "string" && closingDate < day) return "closed";
  return typeof lastDay === "string" && lastDay < day ? "past" : undefined;
}

/** The present lists; the pages beside the forms are updated, too. */
export async function deskState() {
  const { findings, instead } = await updatePreview();
  const changed = new Set(changedFiles());
  /** @param isNamed whether the entry is shown by its title instead of its kind */
  const listed = (file: string, isNamed: boolean) => {
    const values = valuesOf(file);
    const bytes = instead.get(file);
    /** Whether its page is up to date; after a mistake it shows the previous version, or is missing. */
    const shown: "now" | "before" | "not" = bytes ? "before" : bytes === null ? "not" : "now";
    return {
      file,
      shown,
      title: isNamed ? (titleOf(values) ?? "Without a title") : fileLabel(file),
      waiting: isNamed ? waitingOf(values) : undefined,
      date: textIn(values, "date", "day", "postedDate"),
      category: textIn(values, "category", "industry", "department"),
      /** Whether it has unpublished changes. */
      changed: changed.has(file),
      sample: values.sample === true,
    };
  };
  const groups = formGroups().map(({ files, ...group }) => ({
    ...group,
    entries: files
      .map((file) => listed(file, group.one !== undefined))
      .toSorted((a, b) => (b.date ?? "9").localeCompare(a.date ?? "9")),
  }));
  return { groups, remarks: remarksOf(findings) };
}
export type Desk = Awaited<ReturnType<typeof deskState>>;
export type DeskGroup = Desk["groups"][number];
export type ListedEntry = DeskGroup["entries"][number];

/** The files with unrecorded changes; empty without a history. */
function changedFiles(): string[] {
  try {
    return changedFilesIn(contentDirectory());
  } catch {
    return [];
  }
}

/** The addresses of single files' pages, if they differ from the file's name. */
const ADDRESSES: Record<string, string> = {
  "pages/home.yaml": "/",
  "pages/not-found.yaml": "/404",
  "team.yaml": "/team",
  "consultation.yaml": "/contact",
};

/** The address of the page that shows a file; the home page if none does. */
export function pageOf(file: string): string {
  const name = /^pages\/([^/]+)\.\w+$/.exec(file)?.[1];
  const category = file.startsWith("blog/categories/") ? "/blogs" : undefined;
  // An entry with a mistake is shown in its previous version, at its previous address.
  const address = addressOf(file) ?? onContent(mirrorDirectory(), () => addressOf(file));
  const page = ADDRESSES[file] ?? optionalFiles[file]?.page ?? address;
  return page ?? (name ? `/${name}` : (category ?? "/"));
}
