/**
 * Fetches JSON.
 * @param cache `reload` asks the server even where the browser has an answer of before
 * @throws Error where the address does not answer with it
 */
export async function fetchJson<T>(href: string, cache?: RequestCache): Promise<T> {
  const response = await fetch(href, { cache });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return (await response.json()) as T;
}

/** Caches answers; one that failed is asked for again. */
export function cacheUntilFailure<T>(
  ask: (what: string) => Promise<T>,
): (what: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (what) => {
    const answer = known.get(what) ?? ask(what);
    known.set(what, answer);
    answer.catch(() => known.delete(what));
    return answer;
  };
}

/** Answers for React's `use`, which needs the same promise in every render. */
export type Answers<T> = {
  /** Undefined where it failed. */
  of: (what: string) => Promise<T | undefined>;
  /** Asks once more; until there is an answer, the old one stands. */
  again: (what: string) => Promise<void>;
  /** Whether it has been asked for and has not failed. */
  has: (what: string) => boolean;
};

/** @param ask returns a promise that is rejected where it fails */
export function answers<T>(ask: (what: string) => Promise<T>): Answers<T> {
  const known = new Map<string, Promise<T | undefined>>();
  const failed = new Set<string>();
  const answer = (what: string) =>
    ask(what).catch((error: unknown) => {
      console.error("Not loaded:", error);
      failed.add(what);
      return undefined;
    });
  return {
    of(what) {
      const first = known.get(what) ?? answer(what);
      known.set(what, first);
      return first;
    },
    async again(what) {
      const next = answer(what);
      if (!known.has(what)) known.set(what, next);
      if ((await next) === undefined) return;
      known.set(what, next);
      failed.delete(what);
    },
    has: (what) => known.has(what) && !failed.has(what),
  };
}
