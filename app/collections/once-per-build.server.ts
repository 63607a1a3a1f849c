/** Whether this process builds the site: then content stays as it is until the build is done. */
export const isBuild = (): boolean => process.env.NODE_ENV === "production";

/** The development server, which watches the content, counts its changes here (vite.config.ts). */
type Watched = { contentChanges?: number };

/** What stays the same as long as the content does; undefined where nobody knows whether it has changed. */
export function contentState(): number | undefined {
  if (isBuild()) return 0;
  return (globalThis as Watched).contentChanges;
}

/**
 * A query that a build asks once, and the development server once after each change of the content. Tests ask anew
 * each time.
 */
export function oncePerBuild<T>(query: () => T): () => T {
  let known: { state: number; value: T } | undefined;
  return () => {
    const state = contentState();
    if (state === undefined) return query();
    if (known?.state !== state) known = { state, value: query() };
    return known.value;
  };
}

let holds = 0;

/** From now on the content stays as it is: each query is asked once. @returns what ends that */
export function holdContent(): () => void {
  const watched = globalThis as Watched;
  const { contentChanges } = watched;
  // Below zero: the development server counts upwards.
  watched.contentChanges = holds -= 1;
  return () => {
    watched.contentChanges = contentChanges;
  };
}

/** Has the queries of the development server asked anew. */
export function countContentChange(): void {
  const watched = globalThis as Watched;
  watched.contentChanges = (watched.contentChanges ?? 0) + 1;
}
