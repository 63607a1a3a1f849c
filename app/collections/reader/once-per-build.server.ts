/** Whether this process builds the site: then content stays as it is until the build is done. */
const isBuild = (): boolean => process.env.NODE_ENV === "production";

/** The development server watches the content and puts another object here after each change (vite.config.ts). */
type Watched = { contentVersion?: object };

const BUILD = {};

/** Which version of the content queries read: an object replaced at each change; undefined in tests. */
export const contentVersion = (): object | undefined =>
  isBuild() ? BUILD : (globalThis as Watched).contentVersion;

/**
 * A query that a build asks once, and the development server once after each change of the content. Tests ask anew
 * each time.
 */
export function oncePerBuild<T>(query: () => T): () => T {
  let known: { version: object; value: T } | undefined;
  return () => {
    const version = contentVersion();
    if (version === undefined) return query();
    if (known?.version !== version) known = { version, value: query() };
    return known.value;
  };
}

/** Caches every query anew from now on, as a build does. @returns the function that ends it */
export function cacheQueries(): () => void {
  const watched = globalThis as Watched;
  const before = watched.contentVersion;
  watched.contentVersion = {};
  return () => {
    watched.contentVersion = before;
  };
}

/** Answers a question that asks many queries, each of them once. */
export function withCachedQueries<T>(question: () => T): T {
  if (contentVersion() !== undefined) return question();
  const end = cacheQueries();
  try {
    return question();
  } finally {
    end();
  }
}
