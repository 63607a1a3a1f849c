import { builtSite, type BuiltSite } from "#hosting/built-site.ts";

/** A built site under test; its name in test titles is its folder. */
type Build = BuiltSite & { name: string };

/** The site at the root of a host; in the long set also the same site in a folder (`npm run test:all -- subfolder`). */
export const builds = (): Build[] => [
  { name: "/", ...builtSite() },
  ...(process.env.TEST_ALL ? [{ name: "/firm/", ...builtSite(".cache/subfolder/dist") }] : []),
];
