import type { z } from "zod";
import type { SEARCH_KINDS, SEARCH_PARTS } from "../constants.ts";

/** An entry of the site search: a page of this build, or a part of one. */
export type SearchEntry = {
  kind: (typeof SEARCH_KINDS | typeof SEARCH_PARTS)[number];
  path: string;
  title: string;
  summary: string;
  /** Further words that the search matches but does not show. */
  text: string;
  /** Other names that visitors type; they count as much as the title. */
  typed?: string[];
  /** ISO day. */
  date?: string;
  lawMark?: string;
  /** Whether it is about another country's law: it is listed after the firm's own. */
  isAbroad?: boolean;
  /** The number of entries that rest on it. */
  links?: number;
};

/** A content file that exists once on the site, with its schema and its reader. */
export type SingleFile = {
  schema: z.ZodType;
  read: () => unknown;
  /** Its name in the editor's list, for example `Firm: name, address, logo, colours`; by default its file name. */
  label?: string;
  /** The page that shows it, without base path; by default the page of its name or the first page of its room. */
  page?: string;
  /** Its name in the list of changes, within a sentence: `menus`; by default its file name in words. */
  one?: string;
};

/** A kind of content, one file for each entry. Check, search, addresses, editor and changes know it by this alone. */
export type FolderKind = {
  /** The folder of its files, below `content/`. */
  folder: string;
  extension: ".md" | ".yaml";
  schema: z.ZodType;
  read: (file: string) => unknown;
  /** The heading of its entries in the editor's list, for example `Case studies`. */
  label: string;
  /** One entry, within a sentence: `case study`. */
  one: string;
  /** The pattern of its pages in `route-table.ts`, and all entries with a page; undefined for kinds without pages. */
  pages?: { pattern: string; all: () => { path: string; file?: string }[] };
  search?: () => SearchEntry[];
};
