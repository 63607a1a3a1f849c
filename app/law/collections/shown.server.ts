import { hasFile, readFields } from "#app/collections/reader/content-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";

/** As `site.yaml` has it, whose own schema refuses anything else. */
const mode = oncePerBuild(() => (readFields("site.yaml") as { law?: string }).law);

/** Whether the site has this part of the body of law. */
export const hasLawFile = (file: string): boolean => hasFile(file) && mode() !== "off";

/** The statements of law that pages show. */
export const shown = <Entry extends { sign?: object }>(entries: Entry[]): Entry[] =>
  mode() === "signed-only" ? entries.filter(({ sign }) => sign !== undefined) : entries;
