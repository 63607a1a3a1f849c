import type { z } from "zod";
import type { SEARCH_KINDS, SEARCH_PARTS } from "../constants.ts";

/** An entry of the site search: whatever can be read in this build, drafts left out. */
export type SearchEntry = {
  kind: (typeof SEARCH_KINDS | typeof SEARCH_PARTS)[number];
  path: string;
  title: string;
  summary: string;
  /** Its other words: they are searched, not read. */
  text: string;
  /** Other names of it, which count as much as its title. */
  typed?: string[];
  /** Year-month-day. */
  date?: string;
  lawMark?: string;
  /** Of another country's law: it comes after what is said of the firm's own. */
  isAbroad?: boolean;
};

/** A content file that the site has once: what its fields may say, and its reader. */
export type SingleFile = {
  schema: z.ZodType;
  read: () => unknown;
  /** What the editor's list calls it, for example `Firm: name, address, logo, colours`; its name if left out. */
  label?: string;
  /** The page that shows it, without base path; where left out, what its name says or the first page of its part. */
  page?: string;
  /** What the list of changes calls it, within a sentence: `menus`; its name in words if left out. */
  one?: string;
};

/**
 * A kind of content with a file for each entry. This row is all that check, search, addresses, editor and list of changes
 * know of it.
 */
export type FolderKind = {
  /** Where its files lie below `content/`. */
  folder: string;
  extension: ".md" | ".yaml";
  schema: z.ZodType;
  read: (file: string) => unknown;
  /** What the editor's list of its entries is called, for example `Case studies`. */
  label: string;
  /** One entry, within a sentence: `case study`. */
  one: string;
  /** The pattern of its pages in `route-table.ts`, and every entry that has one; left out where entries have none. */
  pages?: { pattern: string; all: () => { path: string; file?: string }[] };
  search?: () => SearchEntry[];
};
