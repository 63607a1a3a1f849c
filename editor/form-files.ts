/** The files of the content that have a form, and what their lists are called. */
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import type { SingleFile } from "#app/collections/kind.ts";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { labelOf } from "./field-words.ts";

/** The files that the site has once, of those that it may do without only what is there. */
const onceFiles = () => {
  const present = new Set(everyFile());
  const optional = Object.entries(optionalFiles).filter(([file]) => present.has(file));
  return { ...singleFiles, ...Object.fromEntries(optional) };
};

/** One list of forms beside the site's pages. */
export type FormGroup = {
  id: string;
  label: string;
  /** What an entry is called, in groups to which one can be added. */
  one?: string;
  folder?: string;
  files: string[];
};

export const fileLabel = (file: string): string =>
  (onceFiles() as Record<string, SingleFile>)[file]?.label ?? labelOf(nameOf(file));

/** Every list of forms: one for each folder, and those of files that the site has once. */
export function formGroups(): FormGroup[] {
  const files = everyFile();
  const folders = folderKinds.map(({ folder, extension, label, one }) => ({
    id: folder,
    label,
    one,
    folder,
    files: files.filter((file) => file === `${folder}/${nameOf(file)}${extension}`),
  }));
  const once = Object.keys(onceFiles());
  const those = (isIn: (file: string) => boolean) => once.filter(isIn);
  return [
    ...folders,
    { id: "firm", label: "Firm, team and menus", files: those((file) => !file.includes("/")) },
    { id: "pages", label: "Pages", files: those((file) => file.startsWith("pages/")) },
    { id: "law", label: "Law", files: those((file) => file.startsWith("law/")) },
  ].filter((group) => "folder" in group || group.files.length > 0);
}
