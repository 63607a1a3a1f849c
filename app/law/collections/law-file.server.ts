import { z } from "zod";
import { hasFile, readFields, readYaml } from "#app/collections/reader/content-file.server.ts";
import { listById, reference } from "#app/collections/reader/fields.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";

/** Read without the schema of `site.yaml`, which validates it elsewhere. */
const lawSetting = oncePerBuild(() => (readFields("site.yaml") as { law?: string }).law);

/** Whether a file of law exists on a site that shows law. @param file below the content's folder */
export const hasLawFile = (file: string): boolean => hasFile(file) && lawSetting() !== "off";

type Cited = { read?: string }[];
type Stated = { checked: { on: string }; instruments?: Cited; readings?: Cited };

/** Reading a place of the law counts as a check: the day of the last check is never before the last reading. */
export function withLastCheck<Entry extends Stated>(entry: Entry): Entry {
  const { checked, instruments = [], readings = [] } = entry;
  const days = [...instruments, ...readings].flatMap(({ read }) => read ?? []);
  return { ...entry, checked: { ...checked, on: [checked.on, ...days].sort().at(-1)! } };
}

/** Whether the site shows an entry, by `law` in site.yaml: all, signed ones, none. */
export const isShown = ({ sign }: { sign?: object }): boolean =>
  lawSetting() !== "off" && (lawSetting() !== "signed-only" || sign !== undefined);

/** The entries that the site shows, each with the day of its last check. */
export const shownEntries = <Entry extends Stated & { sign?: object }>(entries: Entry[]): Entry[] =>
  entries.filter(isShown).map(withLastCheck);

/**
 * The file `content/law/<name>.yaml` with the single list `<name>`. @param about describes the file in its schema
 * @returns `every` entry, hidden ones too (empty without the file); `ref`, a reference to one by its id
 */
export function lawList<Entry extends z.ZodType<{ id: string }>>(
  name: string,
  entry: Entry,
  about: string,
) {
  const file = `law/${name}.yaml`;
  const schema = z.strictObject({ [name]: listById(entry) }).describe(about);
  const every = oncePerBuild(() =>
    hasFile(file) ? (readYaml(file, schema)[name] as z.output<Entry>[]) : [],
  );
  return {
    schema,
    every,
    ref: reference(`${file} ${name}.*.id`),
  };
}
