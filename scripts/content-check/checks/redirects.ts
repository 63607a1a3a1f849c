import { ifReadable } from "#app/collections/reader/content-error.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { readAddress } from "#hosting/addresses.ts";
import { currentAddresses } from "../../published-addresses.ts";
import { isPublicFile } from "../addresses.ts";
import { keyOf } from "#hosting/redirects.ts";
import type { Source } from "../content.ts";
import { placeOf, type Finding } from "../finding.ts";

const pathOf = (address: string): string => address.replace(/[?#].*/, "");

/** Redirects that hide a page or file, never answer, go in circles or take a detour (B13). Dead targets are dead links. */
export function redirectFindings(sources: Source[]): Finding[] {
  const list = ifReadable(redirects) ?? [];
  const source = sources.find(({ path }) => path === "redirects.yaml");
  if (!source) return [];
  const taken = new Set(ifReadable(currentAddresses));
  const from = list.map((entry) => entry.from);

  return list.flatMap((entry, index) => {
    const problem = (field: "from" | "to", message: string, mend: string): Finding => ({
      severity: "error",
      ...placeOf(source, "redirects", index, field),
      message,
      mend,
    });
    if (taken.has(entry.from) || isPublicFile(entry.from)) {
      return [
        problem(
          "from",
          `${entry.from} is an address of this site: visitors would never reach it.`,
          "Take the redirect out.",
        ),
      ];
    }
    if (from.indexOf(entry.from) !== index) {
      return [problem("from", `${entry.from} stands in the list twice.`, "Keep one of the two.")];
    }
    const key = keyOf(entry.from);
    if (readAddress(key, { base: "", moved: [{ ...entry, from: key }] }).kind !== "moved") {
      return [
        problem(
          "from",
          `Nobody would be led on from ${entry.from}.`,
          "Write it without a slash, .html or # at its end: /old-page answers for /old-page/ and /old-page.html, too.",
        ),
      ];
    }
    const next = list.find((other) => other.from === pathOf(entry.to));
    if (!next) return [];
    if (next === entry) return [problem("to", `${entry.from} leads to itself.`, "Lead to a page.")];
    return pathOf(next.to) === entry.from
      ? [problem("to", `${entry.from} and ${next.from} lead to each other.`, "Lead to a page.")]
      : [problem("to", `${next.from} has moved itself.`, `Write ${next.to}.`)];
  });
}
