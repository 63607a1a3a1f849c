import { fileProblem, filesNamed } from "#app/collections/reader/named-files.server.ts";
import { linkedDownloads, namedPictures } from "#app/collections/picture-uses.server.ts";
import { DOWNLOADS } from "#app/collections/reader/texts.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import type { Finding } from "../finding.ts";

const unused = (file: string, message: string, mend: string): Finding => ({
  severity: "note",
  file,
  message,
  mend,
});

const problem = (kind: "picture" | "download", file: string, name: string): Finding[] => {
  const found = fileProblem(kind, name);
  return found ? [{ severity: "error", file, ...found }] : [];
};

/** Pictures and downloads that cannot be published as they are, and those that nothing shows. */
export function namedFileFindings(): Finding[] {
  const shown = ifReadable(namedPictures);
  const linked = ifReadable(linkedDownloads);
  const pictures = filesNamed("pictures").flatMap((name) => {
    const file = `content/pictures/${name}`;
    const problems = problem("picture", file, name);
    if (problems.length > 0 || !shown || shown.has(name)) return problems;
    return unused(file, "No page shows this picture.", "Name it where it belongs, or delete it.");
  });
  const downloads = filesNamed("downloads").flatMap((name) => {
    const file = `content/downloads/${name}`;
    const problems = problem("download", file, name);
    if (problems.length > 0 || !linked || linked.has(DOWNLOADS + name)) return problems;
    return unused(
      file,
      `No text links to this file; whoever knows ${DOWNLOADS}${name} can open it.`,
      "Link to it, or delete it if nobody was given its address.",
    );
  });
  return [...pictures, ...downloads];
}
