import { setTimeout as wait } from "node:timers/promises";
import { concurrently } from "#app/lib/concurrently.ts";
import { headersFor } from "#hosting/rules.ts";
import { storedAddress } from "#hosting/stored-files.ts";
import { sha256, type Release } from "./release.ts";

/** Requests that are made at the same time. */
const AT_ONCE = 8;

/** A request and the response it must have. */
type Check = {
  address: string;
  encoding: string;
  status: number;
  headers: Record<string, string>;
  hash?: string;
};

/** Everything that a release serves: each page and file in each of its encodings, error pages, redirects. */
function checksOf({ rules, files }: Release): Check[] {
  const { base, moved, notFound } = rules;
  const headers = headersFor(rules, undefined);
  const stored = (file: string) => ({
    hash: files[file],
    encodings: ["identity", `${file}.br` in files && "br", `${file}.gz` in files && "gzip"].filter(
      (encoding) => encoding !== false,
    ),
  });
  const checks = [
    ...Object.keys(files)
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .filter((file) => !notFound.some((page) => page.file === `/${file}`))
      .map((file) => {
        const path = storedAddress(file);
        const address = `${base}${path}`;
        return { address, status: 200, headers: headersFor(rules, path), ...stored(file) };
      }),
    ...notFound.map(({ folder, file }) => ({
      address: `${base}${folder}/no-such-page`,
      status: 404,
      headers,
      ...stored(file.slice(1)),
    })),
    ...moved.map(({ from, to }) => ({
      address: `${base}${from}`,
      status: 301,
      headers: { ...headers, Location: `${base}${to}` },
      encodings: ["identity"],
    })),
  ];
  return checks.flatMap(({ encodings, ...check }) =>
    encodings.map((encoding) => ({ ...check, encoding })),
  );
}

/** What is wrong with the response to a request; nothing where it is right. */
async function problemWith(
  origin: string,
  { address, encoding, status, headers, hash }: Check,
): Promise<string | undefined> {
  const response = await fetch(origin + address, {
    headers: { "Accept-Encoding": encoding },
    redirect: "manual",
    signal: AbortSignal.timeout(5000),
  });
  const bytes = await response.bytes();
  if (response.status !== status) return `status ${response.status}, not ${status}`;
  const expected = {
    ...headers,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  const wrong = Object.entries(expected).find(
    ([name, value]) => response.headers.get(name) !== value,
  );
  if (wrong) return `${wrong[0]} is ${response.headers.get(wrong[0])}, not ${wrong[1]}`;
  if (hash && sha256(bytes) !== hash) return "the content is not that of this release";
  return undefined;
}

/** Makes requests. @returns those that are answered wrongly, each with a phrase */
async function wrongAnswers(origin: string, checks: Check[]) {
  const wrong: { check: Check; problem: string }[] = [];
  await concurrently(AT_ONCE, checks, async (check) => {
    const problem = await problemWith(origin, check).catch(({ cause, message }: Error) =>
      String(cause ?? message),
    );
    if (problem) wrong.push({ check, problem });
  });
  return wrong;
}

/**
 * Requests everything that a release holds from a server.
 * @param patience for how many milliseconds what is answered wrongly is requested again. They count from when all has
 *   been requested once, which takes long where a site is large.
 * @returns a phrase for each response that stayed wrong
 */
export async function smokeTest(origin: string, release: Release, patience = 0): Promise<string[]> {
  let wrong = await wrongAnswers(origin, checksOf(release));
  const until = Date.now() + patience;
  while (wrong.length > 0 && Date.now() < until) {
    await wait(250);
    wrong = await wrongAnswers(
      origin,
      wrong.map(({ check }) => check),
    );
  }
  return wrong.map(
    ({ check: { address, encoding }, problem }) => `${address} (${encoding}): ${problem}`,
  );
}
