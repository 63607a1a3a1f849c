import { headersFor } from "#hosting/rules.ts";
import { storedAddress } from "#hosting/stored-files.ts";
import { sha256, type Release } from "./release.ts";

/** A request and the response it must have; each stored encoding of a file is requested in turn. */
type Check = {
  address: string;
  status: number;
  headers: Record<string, string>;
  encodings: string[];
  hash?: string;
};

/** Everything that a release serves: each page and file, error pages, redirects. */
function checksOf({ rules, files }: Release): Check[] {
  const { base, moved, notFound } = rules;
  const headers = headersFor(rules, undefined);
  const stored = (file: string) => ({
    hash: files[file],
    encodings: ["identity", `${file}.br` in files && "br", `${file}.gz` in files && "gzip"].filter(
      (encoding) => encoding !== false,
    ),
  });
  return [
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
}

/** What is wrong with the response to a request; nothing where it is right. */
async function problemWith(
  origin: string,
  { address, status, headers, hash }: Check,
  encoding: string,
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

/**
 * Requests everything that a release holds from a server.
 * @returns a phrase for each wrong response
 */
export async function smokeTest(origin: string, release: Release): Promise<string[]> {
  const problems: string[] = [];
  for (const check of checksOf(release)) {
    for (const encoding of check.encodings) {
      const problem = await problemWith(origin, check, encoding).catch(
        ({ cause, message }: Error) => String(cause ?? message),
      );
      if (problem) problems.push(`${check.address} (${encoding}): ${problem}`);
    }
  }
  return problems;
}
