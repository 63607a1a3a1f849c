import type { z } from "zod";
import type { FolderKind, SearchEntry } from "../kind.ts";
import { idOf, readMarkdown, readYaml, entriesIn } from "./content-file.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";
import { isPublished } from "./publication.server.ts";

type Fields = { draft: boolean; order?: number; title: string };
type Entry<Schema extends z.ZodType> = z.output<Schema> & {
  id: string;
  path: string;
  file: string;
  body: string;
};

type Options<Schema extends z.ZodType, More> = Pick<FolderKind, "label" | "one"> & {
  extension?: FolderKind["extension"];
  /** The pattern of its addresses; with a `#`, an entry is a place on a page and has no page of its own. */
  address: `/${string}:${string}`;
  /** The id from a file name. @throws ContentError where the name is not valid */
  id?: (file: string) => string;
  /** Whether the site shows an entry that is no draft; by default it does. */
  isThere?: (entry: Entry<Schema>) => boolean;
  more?: (fields: z.output<Schema>) => More;
  /** The search entry besides its title; undefined where the search leaves the entry out. */
  found: (entry: Entry<Schema> & NoInfer<More>) => Omit<SearchEntry, "path" | "title"> | undefined;
};

/**
 * A folder with one file for each entry; the file name is the last segment of the entry's address.
 *
 * @param folder below `content/`
 * @returns `all` published entries in order, `byId`, and the `kind` for kinds.server.ts
 */
export function entryFolder<
  Schema extends z.ZodType<Fields>,
  Folder extends string,
  More extends object = object,
>(folder: Folder, schema: Schema, options: Options<Schema, More>) {
  const { extension = ".yaml", address, more, found, isThere = () => true } = options;
  const [before] = address.split(":");
  /** @throws ContentError naming file, field and what is allowed */
  const read = (file: string): Entry<Schema> & More => {
    const id = (options.id ?? idOf)(file);
    const { fields, body } =
      extension === ".md"
        ? readMarkdown(file, schema)
        : { fields: readYaml(file, schema), body: "" };
    return { ...fields, ...(more?.(fields) as More), body, file, id, path: `${before}${id}` };
  };
  const all = oncePerBuild(() =>
    entriesIn(folder, extension, read)
      .filter((entry) => isPublished(entry) && isThere(entry))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0)),
  );
  const search = () =>
    all().flatMap((entry) => {
      const { path, title } = entry;
      const more = found(entry);
      return more ? [{ path, title, ...more }] : [];
    });
  const { label, one } = options;
  const pages = address.includes("#") ? undefined : { pattern: address, all };
  return {
    all,
    byId: (id: string) => all().find((entry) => entry.id === id),
    kind: { folder, extension, schema, read, label, one, pages, search },
  };
}
