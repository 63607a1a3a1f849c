import { headersFor } from "#hosting/rules.ts";
import { storedAddress } from "#hosting/stored-files.ts";
import { sha256, type Release } from "./release.ts";

/** A request and what has to come of it; each stored form of a file is asked for, in turn. */
type Question = {
  address: string;
  status: number;
  headers: Record<string, string>;
  codings: string[];
  hash?: string;
};

/** Everything that a server of a release can be asked: each page and file, error pages, old addresses. */
function questions({ rules, files }: Release): Question[] {
  const { base, moved, notFound } = rules;
  const headers = headersFor(rules, undefined);
  const stored = (file: string) => ({
    hash: files[file],
    codings: ["identity", `${file}.br` in files && "br", `${file}.gz` in files && "gzip"].filter(
      (coding) => coding !== false,
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
      codings: ["identity"],
    })),
  ];
}

/** What is wrong with the answer to a question; nothing where it is right. */
async function problemWith(
  origin: string,
  { address, status, headers, hash }: Question,
  coding: string,
): Promise<string | undefined> {
  const answer = await fetch(origin + address, {
    headers: { "Accept-Encoding": coding },
    redirect: "manual",
    signal: AbortSignal.timeout(5000),
  });
  const bytes = await answer.bytes();
  if (answer.status !== status) return `status ${answer.status}, not ${status}`;
  const expected = { ...headers, ...(coding !== "identity" && { "Content-Encoding": coding }) };
  const wrong = Object.entries(expected).find(
    ([name, value]) => answer.headers.get(name) !== value,
  );
  if (wrong) return `${wrong[0]} is ${answer.headers.get(wrong[0])}, not ${wrong[1]}`;
  if (hash && sha256(bytes) !== hash) return "the content is not that of this release";
  return undefined;
}

/**
 * Asks a server for everything that a release holds.
 * @returns a phrase for each wrong answer
 */
export async function wrongAnswers(origin: string, release: Release): Promise<string[]> {
  const problems: string[] = [];
  for (const question of questions(release)) {
    for (const coding of question.codings) {
      const problem = await problemWith(origin, question, coding).catch(
        ({ cause, message }: Error) => String(cause ?? message),
      );
      if (problem) problems.push(`${question.address} (${coding}): ${problem}`);
    }
  }
  return problems;
}
