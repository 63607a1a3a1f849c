import type { z } from "zod";
import type { FolderKind } from "./kind.ts";
import { idOf, readMarkdown, readYaml } from "./reader/content-file.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { byOrder } from "./reader/order.ts";
import { publishedIn } from "./reader/published-entries.server.ts";

type Fields = { draft: boolean; order?: number };

type Options<Schema extends z.ZodType, More> = {
  extension?: FolderKind["extension"];
  /** What stands before the id in addresses, without base path; the folder if left out. */
  address?: string;
  /** The id that a file's name gives. @throws ContentError where the name cannot be one */
  id?: (file: string) => string;
  /** What else an entry has. */
  more?: (fields: z.output<Schema>) => More;
};

/**
 * A folder with a file for each entry, whose address ends with the file's name.
 *
 * @param folder below `content/`
 * @returns what a kind's row says of its files; `all` published entries in their order, and one `byId`
 */
export function entryFolder<
  Schema extends z.ZodType<Fields>,
  Folder extends string,
  More extends object = object,
>(
  folder: Folder,
  schema: Schema,
  {
    extension = ".yaml",
    address = `/${folder}/`,
    id: nameOf = idOf,
    more,
  }: Options<Schema, More> = {},
) {
  type Entry = z.output<Schema> & { id: string; path: string; file: string; body: string } & More;
  /** @throws ContentError naming file, field and what is allowed */
  const read = (file: string): Entry => {
    const id = nameOf(file);
    const { fields, body } =
      extension === ".md"
        ? readMarkdown(file, schema)
        : { fields: readYaml(file, schema), body: "" };
    return { ...fields, ...(more?.(fields) as More), body, file, id, path: `${address}${id}` };
  };
  const all = oncePerBuild((): Entry[] => publishedIn(folder, extension, read).sort(byOrder));
  return {
    files: { folder, extension, schema, read },
    all,
    byId: (id: string): Entry | undefined => all().find((entry) => entry.id === id),
  };
}
