import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { closestWord } from "#app/lib/search/closest-word.ts";
import { eitherOf } from "#app/lib/text.ts";
import { contentDirectory, everyFile } from "./content-folder.server.ts";

export type FileProblem = { message: string; mend: string };

/** The rules for files that content names: folder, extensions, size. */
type FileRules = {
  folder: "pictures" | "downloads";
  endings: readonly string[];
  megabytes: number;
  tooLarge: string;
};

const PHOTOGRAPHS = ["jpg", "jpeg", "png", "webp", "avif"] as const;

const PICTURES = {
  folder: "pictures",
  megabytes: 40,
  tooLarge: "Export it again with its longer side at 6,000 pixels or less.",
} as const;

export const FILE_RULES = {
  photograph: { ...PICTURES, endings: PHOTOGRAPHS },
  /** Drawings, such as logos, may also be SVG. */
  picture: { ...PICTURES, endings: [...PHOTOGRAPHS, "svg"] },
  download: {
    folder: "downloads",
    endings: "pdf docx xlsx pptx odt ods odp csv ics txt zip".split(" "),
    // One of the hosts serves no larger file.
    megabytes: 25,
    tooLarge:
      "Save it again with smaller pictures in it: office programs and PDF printers offer that.",
  },
} satisfies Record<string, FileRules>;

export type FileKind = keyof typeof FILE_RULES;

const NAME = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/;

/**
 * The first bytes of files, by extension. A library would know more formats but is asynchronous, and a field is
 * validated synchronously. AVIF and HEIC name their format among several brands, in any order (ISO/IEC 14496-12); a
 * PDF's header may follow other bytes (ISO 32000-1, annex H).
 */
const BEGINNINGS: Record<string, RegExp> = {
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(?:.{4})*avi[fs]/s,
  pdf: /%PDF-/,
};
const HEIC = /^.{4}ftyp(?:.{4})*(?:hei|hev)/s;
/** How many bytes are read to detect a file's format. */
const BEGINNING = 1024;
const HEIC_MEND =
  "Browsers cannot show it: open it on the telephone or computer and export or send it as JPG.";

const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1);

/** The first bytes of a file; for AVIF and HEIC its brands. */
function beginningOf(path: string): string {
  const bytes = Buffer.alloc(BEGINNING);
  const file = openSync(path, "r");
  const length = readSync(file, bytes);
  closeSync(file);
  const isBranded = bytes.toString("latin1", 4, 8) === "ftyp";
  return bytes.toString("latin1", 0, isBranded ? Math.min(bytes.readUInt32BE(0), length) : length);
}

const listed = (endings: readonly string[]) => eitherOf(endings.map((ending) => `.${ending}`));

/** What is wrong with a file name, whether or not the file exists. */
function nameProblem(name: string, { folder, endings }: FileRules): FileProblem | undefined {
  if (/^[a-z]+:|^\/\//i.test(name)) {
    return {
      message: `${name} is on another site: visitors would not see it.`,
      mend: `Save it into content/${folder}/ and write its name here, if you may use it.`,
    };
  }
  if (/^\.*\/|^content\/|^pictures\//.test(name)) {
    return {
      message: `${name} is written with its folder.`,
      mend: `Write what follows content/${folder}/, for example ${name.slice(name.lastIndexOf("/") + 1) || "meeting.jpg"}.`,
    };
  }
  const ending = endingOf(name).toLowerCase();
  if (/^hei[cf]$/.test(ending)) return { message: `${name} is an HEIC picture.`, mend: HEIC_MEND };
  if (!endings.includes(ending)) {
    return {
      message: `${name} is of a kind that cannot be used here.`,
      mend: `Save it as ${listed(endings)}.`,
    };
  }
  if (!NAME.test(name)) {
    const better = name
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9./_-]+/g, "-")
      .replaceAll(/\.(?=.*\.)/g, "-");
    return {
      message: `The name "${name}" has capital letters, spaces or signs in it, which break addresses.`,
      mend: `Rename the file to ${better}, and write that.`,
    };
  }
  return undefined;
}

function contentProblem(path: string, name: string, rules: FileRules): FileProblem | undefined {
  const { size } = statSync(path);
  if (size > rules.megabytes * 1e6) {
    return {
      message: `${name} has ${Math.ceil(size / 1e6)} MB; the limit is ${rules.megabytes} MB.`,
      mend: rules.tooLarge,
    };
  }
  const beginning = beginningOf(path);
  const expected = BEGINNINGS[endingOf(name)];
  if (!expected || expected.test(beginning)) return undefined;
  if (HEIC.test(beginning))
    return { message: `${name} is an HEIC picture under another name.`, mend: HEIC_MEND };
  return {
    message: `${name} is not what its ending says.`,
    mend: `Open it and save it anew as ${listed(rules.endings)}; renaming a file does not change what is in it.`,
  };
}

/** The files of a folder, as content names them: without the folder. */
export const filesNamed = (folder: FileRules["folder"]): string[] =>
  everyFile()
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));

/** Where a file that content names is on the disk, whether or not it exists. */
export const namedFilePath = (kind: FileKind, name: string): string =>
  join(contentDirectory(), FILE_RULES[kind].folder, name);

/** What is wrong with a file that content names; undefined if nothing is. */
export function fileProblem(kind: FileKind, name: string): FileProblem | undefined {
  const rules = FILE_RULES[kind];
  const problem = nameProblem(name, rules);
  if (problem) return problem;
  const path = namedFilePath(kind, name);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return contentProblem(path, name, rules);
  const meant = closestWord(name, filesNamed(rules.folder));
  return {
    message: `There is no file content/${rules.folder}/${name}.`,
    mend: meant
      ? `Did you mean ${meant}?`
      : "Put it there, or take out what names it; capital letters and the ending count.",
  };
}
