import { fileProblem, filesNamed } from "#app/collections/reader/named-files.server.ts";
import { linkedDownloads } from "#app/collections/picture-uses.server.ts";
import { DOWNLOADS } from "#app/collections/reader/texts.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import type { Finding } from "../finding.ts";

/** Pictures and downloads that cannot be published as they are, and downloads that nobody was told of. */
export function namedFileFindings(): Finding[] {
  const linked = ifReadable(linkedDownloads);
  const refused = (["picture", "download"] as const).flatMap((kind) =>
    filesNamed(`${kind}s`).flatMap((name): Finding[] => {
      const problem = fileProblem(kind, name);
      return problem ? [{ severity: "error", file: `content/${kind}s/${name}`, ...problem }] : [];
    }),
  );
  const unlinked = filesNamed("downloads")
    .filter((name) => linked && !linked.has(DOWNLOADS + name) && !fileProblem("download", name))
    .map((name): Finding => ({
      severity: "note",
      file: `content/downloads/${name}`,
      message: `No text links to this file; whoever knows ${DOWNLOADS}${name} can open it.`,
      mend: "Link to it, or delete it if nobody was given its address.",
    }));
  return [...refused, ...unlinked];
}
