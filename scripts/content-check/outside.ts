import { Readable } from "node:stream";
import { RESERVED_NAME } from "#app/lib/address/reserved-name.ts";
import { addressesIn, readContent } from "./content.ts";
import { finding, type Finding, type Severity } from "./finding.ts";

/** How long a server may take to answer, and how many are asked at once. */
const TIMEOUT_MS = 15_000;
const AT_ONCE = 8;

/** Every link to another site; names that are reserved for examples are the business of `--release`. */
const outsideLinks = () =>
  readContent()
    .sources.flatMap(addressesIn)
    .filter(({ address }) => /^https?:\/\//.test(address) && !RESERVED_NAME.test(address));

/** What is wrong with an address; undefined where somebody answers. */
async function problemOf(
  address: string,
  ask: typeof fetch,
): Promise<[Severity, string] | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await ask(address, { signal, headers: { "User-Agent": "Mozilla/5.0" } });
    if (status === 404 || status === 410)
      return ["error", `${address} is gone: its server answers ${status}.`];
    if (status < 400) return undefined;
    // Many sites turn programs away that they would serve to people.
    return ["warning", `${address} answered ${status} to this program.`];
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = (cause as { code?: string } | undefined)?.code ?? message;
    return ["error", `Nobody answers at ${address} (${reason}).`];
  }
}

/**
 * Asks every other site that the content links to whether the page is there.
 * @param ask what fetches a page
 */
export async function outsideFindings(ask = fetch): Promise<Finding[]> {
  const links = outsideLinks();
  const addresses = new Set(links.map(({ address }) => address));
  const problems = new Map<string, [Severity, string]>();
  const visit = async (address: string) => {
    const problem = await problemOf(address, ask);
    if (problem) problems.set(address, problem);
  };
  await Readable.from(addresses).forEach(visit, { concurrency: AT_ONCE });
  const mend = "Open it in a browser; correct the address, or take the link out.";
  return links.flatMap(({ address, ...location }) => {
    const problem = problems.get(address);
    return problem ? finding(location, ...problem, mend) : [];
  });
}
