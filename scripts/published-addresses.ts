import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "#app/collections/content-folder.server.ts";
import { archiveAddresses } from "#app/collections/feed-archives.server.ts";
import { canonicalAddresses, documentAddresses } from "#app/urls.server.ts";

/** The list belongs to the content: another firm's site has published other addresses, a new site none. */
const file = () => join(contentDirectory(), "published-addresses.txt");

/** Every address that has ever been published: letters, search engines and other sites know them. */
export const publishedAddresses = (): string[] =>
  existsSync(file())
    ? readFileSync(file(), "utf8")
        .split("\n")
        .filter((line) => line.startsWith("/"))
    : [];

/** Every address of the site as it is now. */
export const currentAddresses = (): string[] => [
  ...canonicalAddresses(),
  ...documentAddresses(),
  ...archiveAddresses(),
];

/** Adds the addresses of today's site to the list. */
export function recordAddresses(): void {
  const known = new Set(publishedAddresses());
  const added = currentAddresses().filter((address) => !known.has(address));
  appendFileSync(file(), added.map((address) => `${address}\n`).join(""));
}
