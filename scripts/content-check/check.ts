import { shownPath } from "#app/collections/reader/content-error.ts";
import { filesIn, isDraftFile } from "#app/collections/reader/content-file.server.ts";
import { folderKinds } from "#app/collections/kinds.server.ts";
import { withCachedQueries } from "#app/collections/reader/once-per-build.server.ts";
import { addressChecker, hardlyFoundFindings, linkFindings } from "./checks/links.ts";
import { entryFindings } from "./checks/entries.ts";
import { invisibleFindings } from "./checks/invisible.ts";
import { lawFindings } from "./checks/law.ts";
import { markdownFindings } from "./checks/markdown.ts";
import { namedFileFindings, pictureFindings } from "./checks/files.ts";
import { redirectFindings } from "./checks/redirects.ts";
import { releaseFindings, type ReleaseOptions } from "./checks/release.ts";
import { readContent } from "./content.ts";
import { isError, type Finding } from "./findings.ts";

/** Removes duplicates: two checks may find the same mistake. */
const once = (findings: Finding[]): Finding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.file}|${finding.field}|${finding.message}`, finding]),
  ).values(),
];

export type CheckedContent = { files: number; findings: Finding[] };

/** Turns errors in drafts into warnings, as a draft need not be complete. */
function mildInDrafts(findings: Finding[]): Finding[] {
  const drafts = new Set(
    folderKinds
      .flatMap(({ folder, extension }) => filesIn(folder, extension))
      .filter(isDraftFile)
      .map(shownPath),
  );
  return findings.map((finding) =>
    isError(finding) && drafts.has(finding.file)
      ? { ...finding, severity: "warning", inDraft: true }
      : finding,
  );
}

function check(options: ReleaseOptions): CheckedContent {
  const { sources, findings } = readContent();
  return {
    files: sources.length,
    findings: mildInDrafts(
      once([
        ...findings,
        ...entryFindings(sources),
        ...redirectFindings(sources),
        ...linkFindings(sources, addressChecker(sources)),
        ...markdownFindings(sources),
        ...invisibleFindings(sources),
        ...namedFileFindings(),
        ...hardlyFoundFindings(sources),
        ...lawFindings(sources),
        ...releaseFindings(sources, options),
      ]),
    ),
  };
}

/** Reads all content once and finds what is wrong, without opening pictures. */
export const checkContent = (options: ReleaseOptions = {}): CheckedContent =>
  withCachedQueries(() => check(options));

/** `checkContent`, and also what requires opening each picture: content without errors here can be built. */
export async function checkEverything(options: ReleaseOptions = {}): Promise<CheckedContent> {
  const { files, findings } = checkContent(options);
  return { files, findings: [...findings, ...(await pictureFindings())] };
}
