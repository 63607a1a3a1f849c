/** Fetches JSON. @throws Error where the address does not answer with it */
export async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return (await response.json()) as T;
}

/**
 * The props that the build wrote beside an island of another page. The browser parses the page: pages forbid making
 * HTML of text (`require-trusted-types-for`).
 * @throws Error where there is no such page or island
 */
export const fetchIslandProps = <Props>(href: string, island: string): Promise<Props> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${href}: ${request.status}`));
    request.open("GET", href);
    request.responseType = "document";
    request.onerror = fail;
    request.onload = () => {
      const data = request.responseXML?.querySelector(`[data-props="${island}"]`)?.textContent;
      if (request.status !== 200 || !data) fail();
      else resolve(JSON.parse(data) as Props);
    };
    request.send();
  });

/** Answers kept by their address; `undefined` is one that failed, until it is forgotten. */
export type Answers<T> = {
  of: (href: string) => Promise<T | undefined>;
  forget: (href: string) => void;
};

/** Asks for each address once, for React's `use`, which needs the same promise in every render. */
export function answers<T>(ask: (href: string) => Promise<T>): Answers<T> {
  const known = new Map<string, Promise<T | undefined>>();
  return {
    of(href) {
      const answer =
        known.get(href) ??
        ask(href).catch((error: unknown) => {
          console.error("A list did not load:", error);
          return undefined;
        });
      known.set(href, answer);
      return answer;
    },
    forget: (href) => known.delete(href),
  };
}
