/** Whether this process builds the site: content does not change during a build. */
const isBuild = (): boolean => process.env.NODE_ENV === "production";

/** The development server watches the content and sets a new object here after each change (vite.config.ts). */
type Watched = { contentVersion?: object };

const BUILD = {};

/** The version of the content, an object replaced at each change; undefined in tests. */
export const contentVersion = (): object | undefined =>
  isBuild() ? BUILD : (globalThis as Watched).contentVersion;

/** Caches a query: for the whole build, in the development server until content changes, in tests not at all. */
export function oncePerBuild<T>(query: () => T): () => T {
  let known: { version: object; value: T } | undefined;
  return () => {
    const version = contentVersion();
    if (version === undefined) return query();
    if (known?.version !== version) known = { version, value: query() };
    return known.value;
  };
}

/** Caches all queries from now on, as in a build. @returns a function that ends it */
export function cacheQueries(): () => void {
  const watched = globalThis as Watched;
  const before = watched.contentVersion;
  watched.contentVersion = {};
  return () => {
    watched.contentVersion = before;
  };
}

/** Runs a function with all queries cached until it returns. */
export function withCachedQueries<T>(question: () => T): T {
  if (contentVersion() !== undefined) return question();
  const end = cacheQueries();
  try {
    return question();
  } finally {
    end();
  }
}
