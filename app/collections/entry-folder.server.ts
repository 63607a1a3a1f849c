import type { z } from "zod";
import { idOf, readYaml } from "./reader/content-file.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { byOrder } from "./reader/order.ts";
import { publishedIn } from "./reader/published-entries.server.ts";

type Ordered = { draft: boolean; order: number };

/**
 * A folder of YAML files, each an entry whose address ends with the file's name.
 *
 * @param folder below `content/`
 * @param address what stands before the name in addresses, without base path
 * @returns what a kind's row says of its files; `all` published entries in their order, and one `byId`
 */
export function entryFolder<Schema extends z.ZodType<Ordered>, Folder extends string>(
  folder: Folder,
  schema: Schema,
  address = `/${folder}/`,
) {
  type Entry = z.output<Schema> & { id: string; path: string };
  /** @throws ContentError naming file, field and what is allowed */
  const read = (file: string): Entry => {
    const id = idOf(file);
    return { ...readYaml(file, schema), id, path: `${address}${id}` };
  };
  const all = oncePerBuild((): Entry[] => publishedIn(folder, ".yaml", read).sort(byOrder));
  return {
    files: { folder, extension: ".yaml" as const, schema, read },
    all,
    byId: (id: string): Entry | undefined => all().find((entry) => entry.id === id),
  };
}
