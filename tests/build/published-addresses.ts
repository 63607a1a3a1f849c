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

// `node tests/build/published-addresses.ts` adds the new ones; run it with every release.
if (process.argv[1] === import.meta.filename) {
  const known = publishedAddresses();
  const fresh = currentAddresses().filter((address) => !known.includes(address));
  appendFileSync(file(), fresh.map((address) => `${address}\n`).join(""));
  console.log(fresh.length > 0 ? `Added ${fresh.join(", ")}` : "Every address is in the list.");
}
