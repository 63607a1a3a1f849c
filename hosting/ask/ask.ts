/** Checks a served site, at any host, against every rule of its build. */
import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Readable } from "node:stream";
import { RELEASE_FILE, type ReleaseFile } from "../built-site.ts";
import { questionsFor, type Contents, type Question } from "./questions.ts";
import { askerOf, NO_TLS, type Answer, type Asker } from "./request.ts";

const AT_ONCE = 8;
/** Milliseconds that an authority may take to certify a new name of a server. */
const CERTIFICATE_WITHIN = 60_000;
/** A certificate this close to its end has not been renewed. */
const RENEWED_BEFORE = 7 * 24 * 3_600_000;
/** Caddy renews when a third of a certificate's lifetime is left; some last six days, or half a day, in all. */
const RENEWED_PART = 1 / 4;

type Report = {
  asked: number;
  /** Rules that the site breaks. */
  wrong: string[];
  /** Differences that do not affect visitors. */
  otherwise: string[];
  certificate?: string;
};

export type AskOptions = {
  /** Milliseconds for repeating failed checks, after all checks have been made once. */
  patience?: number;
  /** The machine to check, if not the one that the name resolves to. */
  at?: string;
  /** Whether the site may be of another build: then file contents are not compared. */
  isOtherBuild?: boolean;
};

/** What a site says about its build. @throws Error if it says nothing */
export async function liveRelease(origin: string, base: string, at?: string): Promise<ReleaseFile> {
  const { ask, close } = askerOf(origin, at);
  try {
    const { status, headers, body } = await ask(`${base}/${RELEASE_FILE}`);
    const to = new URL(headers.location ?? "", origin).origin;
    if (to !== origin)
      throw Object.assign(new Error(`it leads to ${to}: npm run ask -- ${to}`), { code: "MOVED" });
    if (status !== 200) throw new Error(`${RELEASE_FILE} answers with status ${status}`);
    const said = JSON.parse(String(body)) as ReleaseFile | null;
    if (!said || Number.isNaN(Date.parse(said.day)))
      throw new Error(`${RELEASE_FILE} names no day`);
    return said;
  } finally {
    close();
  }
}

/** A site that is built every night is at most a day old; clocks may differ. */
const NIGHTS = 2 * 24 * 3_600_000;

/** A problem with the day of a site's build: missed nights, or a wrong clock. */
export function dayProblem(day: string, now = Date.now()): string | undefined {
  const age = now - Date.parse(day);
  if (age > NIGHTS) return `The build is of ${day}: the nightly build has not run since.`;
  if (age > -NIGHTS) return undefined;
  return `The build is of ${day}, a day to come: the clock of the machine that built it is wrong.`;
}

/** Hosts have three ways to say that a page must be revalidated. */
const FRESH = /^(?:no-cache|no-store|public, max-age=0, must-revalidate)$/;

const isAsWanted = (wanted: string | RegExp | undefined, got: string | undefined): boolean =>
  wanted instanceof RegExp
    ? wanted.test(got ?? "")
    : wanted === got ||
      // Some hosts combine the policy of pictures with that of pages: browsers enforce both.
      (wanted?.includes("sandbox") && got?.split(", ").includes(wanted)) ||
      (wanted !== undefined && FRESH.test(wanted) && FRESH.test(got ?? ""));

/** What is wrong with the answer to a question, as phrases to follow its address. */
async function problemsOf(ask: Asker, question: Question): Promise<string[]> {
  const { path, method, headers, status, expect = {}, hash: wanted } = question;
  const answer = await ask(path, { method, headers });
  if (!status.includes(answer.status))
    return [`answers with status ${answer.status}, not ${status.join(" or ")}`];
  const wrong = Object.entries(expect)
    .filter(([name, value]) => !isAsWanted(value, answer.headers[name]))
    .map(
      ([name, value]) =>
        `sends ${name}: ${answer.headers[name] ?? "none"}, not ${value instanceof RegExp ? `like ${value.source}` : (value ?? "none")}`,
    );
  if (wanted && method !== "HEAD" && hash("sha256", answer.body) !== wanted)
    wrong.push("sends another content than that of the build");
  return wrong;
}

type Found = { question: Question; problem: string };

function shown({ path, method = "", headers = {} }: Question): string {
  const about = Object.entries(headers).map(([name, value]) => ` (${name}: ${value})`);
  const address = path.length > 80 ? `${path.slice(0, 40)}…` : path;
  return `${method} ${address}`.trim() + about.join("");
}

/** A sentence for each broken rule and way of breaking it, with the first addresses. */
const sentences = (found: Found[]): string[] =>
  [...new Set(found.map(({ question }) => question.rule))].map((rule) => {
    const broken = found.filter(({ question }) => question.rule === rule);
    const ways = [...new Set(broken.map(({ problem }) => problem))].map((problem) => {
      const list = broken.filter((entry) => entry.problem === problem);
      const first = list.slice(0, 3).map(({ question }) => shown(question));
      const more = list.length > 3 ? `, and ${list.length - 3} more` : "";
      return `  ${first.join(", ")}${more}: ${problem}.`;
    });
    const { size } = new Set(broken.map(({ question }) => question));
    const count = `${size} ${size === 1 ? "answer" : "answers"}`;
    return [`${rule}: ${count} not as asked for.`, ...ways].join("\n");
  });

/** A problem with the certificate, in a sentence; undefined without one. @param now in milliseconds */
export function certificateSentence(
  certificate: Answer["certificate"],
  now = Date.now(),
): string | undefined {
  if (typeof certificate === "string") return `Browsers refuse the certificate (${certificate}).`;
  // A resumed TLS session may have no certificate dates.
  if (!certificate?.to) return undefined;
  const { from, to } = certificate;
  if (to - now > Math.min(RENEWED_BEFORE, (to - from) * RENEWED_PART)) return undefined;
  return `The certificate ends on ${new Date(to).toISOString().slice(0, 10)} and was not renewed.`;
}

/** Checks a site against a build or a release. @param origin `https://www.firm.in` @throws Error if nothing answers */
export async function askSite(
  origin: string,
  contents: Contents,
  { patience = 0, at, isOtherBuild = false }: AskOptions = {},
): Promise<Report> {
  const { ask, close } = askerOf(origin, at);
  try {
    const deadline = patience && Date.now() + CERTIFICATE_WITHIN;
    const first = (): Promise<Answer> =>
      ask(`${contents.rules.base}/`).catch(async (error: Error) => {
        if (error !== NO_TLS || Date.now() > deadline) throw error;
        await wait(500);
        return first();
      });
    const { certificate } = await first();
    const questions = questionsFor(contents).map((question) =>
      isOtherBuild ? { ...question, hash: undefined } : question,
    );
    const put = async (question: Question): Promise<Found[]> => {
      const problems = await problemsOf(ask, question).catch(({ message }: Error) => [message]);
      return problems.map((problem) => ({ question, problem }));
    };
    // In the order of the questions, not of the answers.
    const findIn = async (list: Question[]): Promise<Found[]> =>
      (await Readable.from(list).map(put, { concurrency: AT_ONCE }).toArray()).flat();
    // A host may leave out our own header, and a file's compression.
    const isMinor = ({ question, problem }: Found) =>
      question.isMinor ||
      /^sends (?:cross-origin-resource-policy|content-encoding): none/.test(problem);
    let found = await findIn(questions);
    const until = Date.now() + patience;
    // Minor problems are not waited for: a release of older code always has some.
    while (!found.every(isMinor) && Date.now() < until) {
      await wait(250);
      found = await findIn([...new Set(found.map(({ question }) => question))]);
    }
    return {
      asked: questions.length,
      wrong: sentences(found.filter((entry) => !isMinor(entry))),
      otherwise: sentences(found.filter(isMinor)),
      certificate: certificateSentence(certificate),
    };
  } finally {
    close();
  }
}
