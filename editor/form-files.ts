/** The files of the content that have a form, and the names that the forms go by. */
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";

/** A name that the editor can put into its addresses: `services/hr-advisory` is `services-hr-advisory`. */
export const idOf = (path: string): string => path.replace(/\.\w+$/, "").replaceAll("/", "-");

export const groupOf = (file: string): string => (file.startsWith("pages/") ? "pages" : "firm");

/** The files that the site has once, of those that it may do without only what is there. */
export const onceFiles = () => {
  const present = new Set(everyFile());
  const optional = Object.entries(optionalFiles).filter(([file]) => present.has(file));
  return { ...singleFiles, ...Object.fromEntries(optional) };
};

/** The file behind each form: `blog` has `blog/*.md`, `firm/team` has `team.yaml`. */
export const formFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    folderKinds.map(({ folder, extension }) => [idOf(folder), `${folder}/*${extension}`]),
  ),
  ...Object.fromEntries(
    Object.keys(onceFiles()).map((file) => [`${groupOf(file)}/${idOf(file)}`, file]),
  ),
});
