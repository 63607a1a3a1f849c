/**
 * The list of published addresses. `node scripts/published-addresses.ts` adds those of today's site, which
 * `npm run publish-changes` does by itself.
 */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { hasFile, readText } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { canonicalAddresses, documentAddresses } from "#app/urls.server.ts";
import { tell } from "./changes/refusal.ts";

/** The list belongs to the content: another firm's site has published other addresses, a new site none. */
const NAME = "published-addresses.txt";
const file = () => join(contentDirectory(), NAME);

const listText = (): string => (hasFile(NAME) ? readText(NAME) : "");

/** Every address that has ever been published: letters, search engines and other sites know them. */
export const publishedAddresses = (): string[] =>
  listText()
    .split(/\r?\n/)
    .filter((line) => line.startsWith("/"));

export const currentAddresses = (): string[] => [...canonicalAddresses(), ...documentAddresses()];

/** Adds addresses to the list: those of today's site. @returns what came of it */
export function recordAddresses(addresses = currentAddresses()): string {
  const known = new Set(publishedAddresses());
  const added = addresses.filter((address) => !known.has(address));
  if (added.length === 0) return `${file()} holds every address.`;
  // Some text editors leave the last line without an end.
  const start = /[^\n]$/.test(listText()) ? "\n" : "";
  appendFileSync(file(), `${start}${added.join("\n")}\n`);
  return `Addresses added to ${file()}: ${added.length}.`;
}

if (import.meta.main) await tell(recordAddresses);
