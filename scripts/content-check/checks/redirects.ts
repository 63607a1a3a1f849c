import { ifReadable } from "#app/collections/reader/content-error.ts";
import { redirects, type Redirect } from "#app/collections/redirects.server.ts";
import { currentAddresses } from "../../published-addresses.ts";
import { isPublicFile } from "./links.ts";
import { keyOf, readAddress } from "#hosting/addresses.ts";
import type { Source } from "../content.ts";
import { finding, fieldPlace, type Finding, type Remark } from "../findings.ts";

const pathOf = (address: string): string => address.replace(/[?#].*/, "");

/** Redirects that hide a page or file, never match, loop or take a detour (B13). Broken targets are broken links. */
export function redirectFindings(sources: Source[]): Finding[] {
  const list = ifReadable(redirects) ?? [];
  const source = sources.find(({ path }) => path === "redirects.yaml");
  if (!source) return [];
  const taken = new Set(ifReadable(currentAddresses));

  /** What is wrong with a redirect: the field, the mistake, the remedy. */
  const problemOf = (entry: Redirect, index: number): ["from" | "to", ...Remark] | undefined => {
    const { from, to } = entry;
    if (taken.has(from) || isPublicFile(from))
      return [
        "from",
        `${from} is an address of this site: visitors would never reach it.`,
        "Take the redirect out.",
      ];
    if (list.findIndex((other) => other.from === from) !== index)
      return ["from", `${from} stands in the list twice.`, "Keep one of the two."];
    const key = keyOf(from);
    if (readAddress(key, { base: "", moved: [{ to, from: key }] }).kind !== "moved")
      return [
        "from",
        `Nobody would be led on from ${from}.`,
        "Write it without a slash, .html or # at its end: /old-page answers for /old-page/ and /old-page.html, too.",
      ];
    const next = list.find((other) => other.from === pathOf(to));
    if (!next) return undefined;
    if (next === entry) return ["to", `${from} leads to itself.`, "Lead to a page."];
    return pathOf(next.to) === from
      ? ["to", `${from} and ${next.from} lead to each other.`, "Lead to a page."]
      : ["to", `${next.from} has moved itself.`, `Write ${next.to}.`];
  };

  return list.flatMap((entry, index): Finding[] => {
    const problem = problemOf(entry, index);
    if (!problem) return [];
    const [field, ...remark] = problem;
    return [finding(fieldPlace(source, "redirects", index, field), "error", ...remark)];
  });
}
