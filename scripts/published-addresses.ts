/** The list of published addresses; run by itself, this adds those of the present site, as publishing does. */
import { join } from "node:path";
import { hasFile, readText } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { canonicalAddresses, documentAddresses } from "#app/urls.server.ts";
import { tell } from "./refusal.ts";

/** The list is content: another firm's site has published other addresses, a new site none. */
const NAME = "published-addresses.txt";
const file = () => join(contentDirectory(), NAME);

const listText = (): string => (hasFile(NAME) ? readText(NAME) : "");

/** Every address ever published: letters, search engines and other sites refer to them. */
export const publishedAddresses = (): string[] =>
  listText()
    .split(/\r?\n/)
    .filter((line) => line.startsWith("/"));

/** All addresses of the present content: pages, feeds and files. */
export const currentAddresses = (): string[] => [...canonicalAddresses(), ...documentAddresses()];

/** Adds the present site's addresses to the list. @returns words for the person */
export function recordAddresses(addresses = currentAddresses()): string {
  const known = new Set(publishedAddresses());
  const added = addresses.filter((address) => !known.has(address));
  if (added.length === 0) return `${file()} holds every address.`;
  // Some text editors leave out the final newline.
  const start = /[^\n]$/.test(listText()) ? "\n" : "";
  writeAtomically(file(), `${listText()}${start}${added.join("\n")}\n`);
  return `Addresses added to ${file()}: ${added.length}.`;
}

/** Takes an address off the list that no visitor was ever shown. */
export function strikeAddress(address: string): void {
  const lines = listText().split(/(?<=\n)/);
  const left = lines.filter((line) => line.trim() !== address);
  if (left.length < lines.length) writeAtomically(file(), left.join(""));
}

if (import.meta.main) await tell(recordAddresses);
