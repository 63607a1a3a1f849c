import { ifReadable } from "#app/collections/reader/content-error.ts";
import { postNumber } from "#app/collections/blog.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { isArticle, type Source } from "../content.ts";
import type { Finding } from "../finding.ts";

/** Numbers given twice, or given again after a redirect (A4); `published.ts` finds addresses that are gone. */
export function postNumberFindings(sources: Source[]): Finding[] {
  const owners = new Map<number, Source>();
  const findings: Finding[] = [];
  const report = (file: string, message: string, mend: string) =>
    findings.push({ severity: "error", file, message, mend });
  const redirected = new Set(ifReadable(redirects)?.map(({ from }) => from));
  for (const source of sources.filter(({ path }) => isArticle(path))) {
    const id = ifReadable(() => postNumber(source.path));
    if (id === undefined) continue;
    const other = owners.get(id);
    if (other) {
      report(
        source.file,
        `The number ${id} already belongs to ${other.file}.`,
        "Give the newer of the two the next free number; a number is an address for ever.",
      );
    } else if (redirected.has(`/blog/${id}`)) {
      report(
        source.file,
        `The number ${id} belonged to an article that was taken away: content/redirects.yaml leads /blog/${id} elsewhere.`,
        "Take the next free number; old links would now show the wrong article.",
      );
    }
    owners.set(id, source);
  }
  return findings;
}
