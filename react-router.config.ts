import type { Config } from "@react-router/dev/config";
import { archiveAddresses } from "./app/collections/feed-archives.server.ts";
import { searchWordAddresses } from "./app/collections/search.server.ts";
import { pageAddresses, documentAddresses } from "./app/urls.server.ts";

export default {
  // Every address is rendered once, at build time; the server bundle is thrown away afterwards.
  // `ssr: true` only spares the fallback page that `ssr: false` insists on (docs/decisions/003).
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: () => [
    ...pageAddresses(),
    ...documentAddresses(),
    ...archiveAddresses(),
    ...searchWordAddresses(),
  ],
} satisfies Config;
