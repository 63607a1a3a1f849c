import type { z } from "zod";
import { readYaml } from "./content-file.server.ts";

/**
 * A YAML file that exists once on the site. The result is a function that reads it, and an entry of kinds.server.ts.
 * @param path below `content/`
 * @param label @param one see `SingleFile`
 */
export function singleFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  label?: string,
  one?: string,
) {
  const read = () => readYaml(path, schema);
  return Object.assign(read, { path, schema, read, label, one });
}
