import { ifReadable } from "#app/collections/content-error.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { canonicalAddresses } from "#app/urls.server.ts";
import type { Source } from "../content.ts";
import type { Finding } from "../finding.ts";

/** Redirects that can never answer, go in circles or take a detour (B13). Dead targets are dead links. */
export function redirectFindings(sources: Source[]): Finding[] {
  const list = ifReadable(redirects) ?? [];
  const source = sources.find(({ path }) => path === "redirects.yaml");
  const pages = new Set(ifReadable(canonicalAddresses));
  const from = list.map((entry) => entry.from);

  return list.flatMap((entry, index) => {
    const problem = (field: "from" | "to", message: string, mend: string): Finding => ({
      severity: "error",
      file: "content/redirects.yaml",
      field: `redirects[${index}].${field}`,
      line: source?.fields.lineOf(["redirects", index, field]),
      message,
      mend,
    });
    if (pages.has(entry.from)) {
      return [
        problem("from", `${entry.from} is a page, so this redirect never answers.`, "Take it out."),
      ];
    }
    if (from.indexOf(entry.from) !== index) {
      return [problem("from", `${entry.from} stands in the list twice.`, "Keep one of the two.")];
    }
    const next = list.find((other) => other.from === entry.to);
    if (!next) return [];
    return next.to === entry.from || next === entry
      ? [problem("to", `${entry.from} and ${entry.to} lead to each other.`, "Lead to a page.")]
      : [problem("to", `${entry.to} has moved itself.`, `Write ${next.to}.`)];
  });
}
