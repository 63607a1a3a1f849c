/** The paths, without base path, of everything that the law files state; used by pages, search and links. */
import { addressWord } from "#app/lib/address/address-word.ts";
import { nextDate } from "./collections/duties.server.ts";
import type { GlossaryTerm, LawName } from "./collections/names.server.ts";
import { lawChanges } from "./collections/changes.server.ts";
import { hasLawPages, lawWords } from "./collections/pages.server.ts";
import { lawRules } from "./collections/rules.server.ts";

export const IN_FORCE = "/resources/what-is-in-force";
export const CALENDAR = "/resources/compliance-calendar";
export const NAMES = "/resources/old-name-new-name";
export const CHANGES = "/resources/changes";
export const WHICH = "/resources/which-rules";
export const LAW_FEED = "/feed/law.xml";

/** The tools of the law section with their words, in the order of its first page. */
export function lawToolPages() {
  const { calendar, inForce, names, whichRules, changes } = lawWords();
  return [
    { path: CALENDAR, ...calendar },
    { path: IN_FORCE, ...inForce },
    { path: NAMES, ...names },
    { path: WHICH, ...whichRules },
    ...(lawChanges().length > 0 ? [{ path: CHANGES, ...changes }] : []),
  ];
}

/** The page of a rule, or the list where the rule is hidden; undefined on a site without law. */
export function rulePath(id: string): string | undefined {
  if (!hasLawPages()) return undefined;
  return lawRules().some((rule) => rule.id === id) ? `${IN_FORCE}/${id}` : IN_FORCE;
}

export const questionPath = (id: string): string => `${IN_FORCE}#${id}`;

/** The address of a duty's next date; the calendar itself where it has none in its months. */
export const dutyPath = (id: string): string => (nextDate(id) ? `${CALENDAR}#${id}` : CALENDAR);

const finding = (name: string): string => `${NAMES}?${new URLSearchParams({ q: name }).toString()}`;

export const namePath = ({ id, old }: Pick<LawName, "id" | "old">): string =>
  `${finding(old[0]!)}#${id}`;

/** The id of an abbreviation, for fragments. */
export const termId = ({ term }: Pick<GlossaryTerm, "term">): string => `term-${addressWord(term)}`;

export const termPath = (entry: GlossaryTerm): string => `${finding(entry.term)}#${termId(entry)}`;
