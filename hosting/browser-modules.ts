import { createHash } from "node:crypto";

/** What scripts/browser.ts built; paths are relative to the site's root, without a leading slash. */
export type BrowserBuild = {
  /** The script that stands in every page. */
  inline: string;
  /** The files that each module loads, itself first. */
  modules: Record<string, string[]>;
  /** The content of every script file. */
  files: Record<string, string>;
};
