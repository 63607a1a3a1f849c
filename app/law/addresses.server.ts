/** Where what the law files state stands on the site, without base path; asked by pages, search and links alike. */
import { hasLawPages } from "./collections/pages.server.ts";
import { lawRules } from "./collections/rules.server.ts";

export const IN_FORCE = "/resources/what-is-in-force";

/** The page of a rule, or the list where the rule is not shown; undefined where the site shows no law. */
export function rulePath(id: string): string | undefined {
  if (!hasLawPages()) return undefined;
  return lawRules().some((rule) => rule.id === id) ? `${IN_FORCE}/${id}` : IN_FORCE;
}
