import { builtSite, type BuiltSite } from "#hosting/built-site.ts";

/** The site at the root of a host; in the long set also the same site in a folder (`npm run test:all -- subfolder`). */
export const builds = (): (BuiltSite & { name: string })[] => [
  { name: "/", ...builtSite() },
  ...(process.env.TEST_ALL ? [{ name: "/firm/", ...builtSite(".cache/subfolder/dist") }] : []),
];
