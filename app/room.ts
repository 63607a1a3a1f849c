/**
 * A room is an optional part of the site: a folder with its own collections, pages, sections, feeds and islands. The
 * rest of the site knows only these types of it.
 */
import type { PeopleAnswer } from "#app/lib/search/search-index.ts";
import type { FolderKind, SearchEntry, SingleFile } from "./collections/kind.ts";
import type { Labels } from "./collections/labels.server.ts";
import type { Counted } from "./lib/fill.ts";
import type { StatutoryYearProps } from "./sections/statutory-year.tsx";

export type Room = {
  /** The route patterns of its pages and their modules, relative to `app/`: part of `route-table.ts`. */
  pages: Record<string, string>;
  /** The route patterns of its documents for programs and their modules. */
  documents: Record<string, string>;
  kinds: FolderKind[];
  /** Its other content files, by path below `content/`; all are optional. */
  files: Record<string, SingleFile>;
  /** The addresses of patterns that no kind's entries fill. */
  addresses: Record<string, () => string[]>;
  /** Its search entries besides those of its kinds. */
  search: (words: Labels) => SearchEntry[];
  /** The page that answers a number of employees. */
  people?: (words: Labels) => PeopleAnswer | undefined;
  /** The ids on its pages that links may name, by the page's path. */
  places?: Record<string, () => string[]>;
  /** Its pages among those of HR advisory. */
  hrTopics?: () => { title: string; path: string }[];
  /** Its pages that depend on a rule of law. @param rule its id */
  restingOn?: (rule: string) => { title: string; path: string }[];
};

/** A statement of law, as articles and content checks use it. */
export type RuleOfLaw = {
  id: string;
  title: string;
  says: string;
  /** The ISO day on which it took effect. */
  date: string;
  /** The day from which it applies, if that is later. */
  from?: string;
  /** The address of its official text. */
  link?: string;
  /** A change of the rule makes articles with these tags outdated. */
  topics: string[];
  checked: { on: string };
};

/** The fields of an article that name its law and the day of its review. */
export type RestsOnLaw = {
  tags: string[];
  lawRules?: string[];
  reviewedOn?: string;
  date: string;
  jurisdiction?: string;
};

/** The fields of a statement about its last comparison with its source. */
export type CheckedStatement = { checked: { on: string }; nextCheck?: string };

export type LawRoom = Room & {
  rules: () => RuleOfLaw[];
  /** Its first page, without base path; undefined on a site without law. */
  path: () => string | undefined;
  /** The page of a rule, or the list for a hidden rule, without base path; undefined on a site without law. */
  rulePath: (id: string) => string | undefined;
  /** The changes in law since an article was last reviewed (B6). */
  changesSince: (article: RestsOnLaw) => RuleOfLaw[];
  /** The due dates of twelve months; undefined on a site without a calendar. @param counted words for their number */
  statutoryYear: (
    counted: Counted<never>,
  ) => Omit<StatutoryYearProps, "heading" | "lead" | "more"> | undefined;
  /** The next days with a due duty, the earliest first, with their last moment and their first duty. */
  nextDue: () => { day: string; until: string; title: string; path: string }[];
  statements: () => CheckedStatement[];
  /** Whether a statement has to be compared with its source again. */
  isCheckDue: (statement: CheckedStatement) => boolean;
};
