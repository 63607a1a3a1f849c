/**
 * A room is a part of the site that a firm may do without: a folder beside the others, with collections, pages, sections,
 * feeds and islands of its own. The rest of the site knows only what these types say of it.
 */
import type { PeopleAnswer } from "#app/lib/search/search-index.ts";
import type { FolderKind, SearchEntry, SingleFile } from "./collections/kind.ts";
import type { Labels } from "./collections/labels.server.ts";
import type { Counted } from "./lib/fill.ts";
import type { StatutoryYearProps } from "./sections/statutory-year.tsx";

export type Room = {
  /** Its address patterns and the modules that answer them, relative to `app/`: part of `route-table.ts`. */
  pages: Record<string, string>;
  /** The same of its documents for programs. */
  documents: Record<string, string>;
  /** Its kinds of content with a file for each entry. */
  kinds: FolderKind[];
  /** Its other content files, by path below `content/`; a firm may have any of them or none. */
  files: Record<string, SingleFile>;
  /** What stands at its patterns that no kind's entries fill. */
  addresses: Record<string, () => string[]>;
  /** What the site search finds of it besides the entries of its kinds. */
  search: (words: Labels) => SearchEntry[];
  /** Where it answers how many people somebody employs. */
  people?: (words: Labels) => PeopleAnswer | undefined;
  /** Places within its pages that links may name, by the page's address. */
  places?: Record<string, () => string[]>;
  /** Its pages that rest on a rule of law. @param rule its id */
  restingOn?: (rule: string) => { title: string; path: string }[];
};

/** A statement of law, as articles and checks name it. */
export type RuleOfLaw = {
  id: string;
  title: string;
  says: string;
  /** The day it took effect, year-month-day. */
  date: string;
  /** The day from which it applies, where that is a later one. */
  from?: string;
  /** Its official text, where that has an address. */
  link?: string;
  /** Tags of the articles that it dates. */
  topics: string[];
  checked: { on: string };
};

/** What says of an article which law it rests on, and of which day. */
export type RestsOnLaw = {
  tags: string[];
  lawRules?: string[];
  reviewedOn?: string;
  date: string;
  jurisdiction?: string;
};

/** What a statement of law says of its last comparison with its source. */
export type CheckedStatement = { checked: { on: string }; nextCheck?: string };

export type LawRoom = Room & {
  /** The rules that pages show. */
  rules: () => RuleOfLaw[];
  /** Its first page, without base path; undefined where the site shows no law. */
  path: () => string | undefined;
  /** The page of a rule, without base path; undefined where the site shows none. */
  rulePath: (id: string) => string | undefined;
  /** The changes in law since an article was last reviewed (B6). */
  changesSince: (article: RestsOnLaw) => RuleOfLaw[];
  /** The due dates of twelve months, counted in these words; undefined where the site has no calendar. */
  statutoryYear: (
    counted: Counted<never>,
  ) => Omit<StatutoryYearProps, "heading" | "lead" | "more"> | undefined;
  /** The next days on which a duty falls due, the earliest first, with their last moment and the first of their duties. */
  nextDue: () => { day: string; until: string; title: string; path: string }[];
  /** Everything on the site that states law. */
  statements: () => CheckedStatement[];
  /** Whether a statement is to be compared with its source again. */
  isCheckDue: (statement: CheckedStatement) => boolean;
};
