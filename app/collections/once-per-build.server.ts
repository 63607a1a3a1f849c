/** Whether this process builds the site: then content stays as it is until the build is done. */
export const isBuild = (): boolean => process.env.NODE_ENV === "production";

/** A query that a build asks once. Development and tests ask anew each time: there, content changes. */
export function oncePerBuild<T>(query: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    if (!isBuild()) return query();
    known ??= { value: query() };
    return known.value;
  };
}
