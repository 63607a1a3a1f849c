/** Whether this process builds the site: then content stays as it is until the build is done. */
export const isBuild = (): boolean => process.env.NODE_ENV === "production";

/** The development server, which watches the content, puts another object here after each change (vite.config.ts). */
type Watched = { contentState?: object };

const BUILD = {};

/** What stays the same as long as the content does; undefined where nobody knows whether it has changed. */
export const contentState = (): object | undefined =>
  isBuild() ? BUILD : (globalThis as Watched).contentState;

/**
 * A query that a build asks once, and the development server once after each change of the content. Tests ask anew
 * each time.
 */
export function oncePerBuild<T>(query: () => T): () => T {
  let known: { state: object; value: T } | undefined;
  return () => {
    const state = contentState();
    if (state === undefined) return query();
    if (known?.state !== state) known = { state, value: query() };
    return known.value;
  };
}

/** Has the queries of the development server asked anew. */
export function contentHasChanged(): void {
  (globalThis as Watched).contentState = {};
}

/** From now on the content stays as it is: each query is asked once. @returns what ends that */
export function holdContent(): () => void {
  const watched = globalThis as Watched;
  const before = watched.contentState;
  watched.contentState = {};
  return () => {
    watched.contentState = before;
  };
}
