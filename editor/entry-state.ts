import { checkContent } from "../scripts/content-check/check.ts";
import { shownPath } from "#app/collections/content-file.server.ts";
import type { Finding } from "../scripts/content-check/finding.ts";
import { addressOf } from "./files.ts";

/** Where pages of single files stand, whose address is not their name. */
const ADDRESSES: Record<string, string> = {
  "pages/home.yaml": "/",
  "pages/not-found.yaml": "/404",
  "team.yaml": "/team",
  "law/rules.yaml": "/resources",
};

export type EntryState = {
  /** The page that shows the entry. */
  address?: string;
  findings: Finding[];
  /** How many errors other files have. */
  elsewhere: number;
};

/** The page of an entry, and what the check says of it. */
export function entryState(file: string): EntryState {
  const { findings } = checkContent();
  const own = shownPath(file);
  const page = /^pages\/([^/]+)\.\w+$/.exec(file)?.[1];
  return {
    address: ADDRESSES[file] ?? addressOf(file) ?? (page && `/${page}`),
    findings: findings.filter((finding) => finding.file === own),
    elsewhere: findings.filter((finding) => finding.file !== own && finding.severity === "error")
      .length,
  };
}
