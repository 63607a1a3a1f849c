/** Asks a site that is served, at any host, for every rule that its build holds. */
import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Readable } from "node:stream";
import { RELEASE_FILE, type ReleaseFile } from "../built-site.ts";
import { questionsFor, type Contents, type Question } from "./questions.ts";
import { askerOf, NO_TLS, type Answer, type Asker } from "./request.ts";

const AT_ONCE = 8;
/** How long an authority may take to certify a name that is new to a server. */
const CERTIFICATE_WITHIN = 60_000;
/** A certificate this near its end was not renewed, whoever renews it. */
const RENEWED_BEFORE = 7 * 24 * 3_600_000;
/** Caddy renews where a third of a certificate's time is left; some last six days, or half a day, in all. */
const RENEWED_PART = 1 / 4;

type Report = {
  asked: number;
  /** Rules that are broken. */
  wrong: string[];
  /** What is answered otherwise without harm to visitors. */
  otherwise: string[];
  certificate?: string;
};

export type AskOptions = {
  /** For how many milliseconds what is answered wrongly is asked again, counted from when all has been asked once. */
  patience?: number;
  /** The machine to ask, where it is not the one that the name leads to. */
  at?: string;
  /** Whether the site may be another build's: then texts are not compared. */
  isOtherBuild?: boolean;
};

/** What a site says of its build. @throws Error where it says nothing */
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

/** A site that is built every night is at most a day old, on clocks that differ. */
const NIGHTS = 2 * 24 * 3_600_000;

/** What is to be said of the day that a site was built on: nights that did not happen, a clock that is wrong. */
export function dayProblem(day: string, now = Date.now()): string | undefined {
  const age = now - Date.parse(day);
  if (age > NIGHTS) return `The build is of ${day}: the nightly build has not run since.`;
  if (age > -NIGHTS) return undefined;
  return `The build is of ${day}, a day to come: the clock of the machine that built it is wrong.`;
}

/** Hosts have three ways to say that a page is asked about each time. */
const FRESH = /^(?:no-cache|no-store|public, max-age=0, must-revalidate)$/;

const isAsWanted = (wanted: string | RegExp | undefined, got: string | undefined): boolean =>
  wanted instanceof RegExp
    ? wanted.test(got ?? "")
    : wanted === got ||
      // Some hosts join the policy of pictures to that of pages: browsers obey both.
      (wanted?.includes("sandbox") && got?.split(", ").includes(wanted)) ||
      (wanted !== undefined && FRESH.test(wanted) && FRESH.test(got ?? ""));

/** What is wrong with the answer to a question, in phrases that follow its address. */
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

/** A sentence for each rule, and for each way to break it the first answers that do. */
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

/** What is said of a certificate, where anything is. @param now as milliseconds */
export function certificateSentence(
  certificate: Answer["certificate"],
  now = Date.now(),
): string | undefined {
  if (typeof certificate === "string") return `Browsers refuse the certificate (${certificate}).`;
  // A connection that goes on with the session of an earlier one may tell no days.
  if (!certificate?.to) return undefined;
  const { from, to } = certificate;
  if (to - now > Math.min(RENEWED_BEFORE, (to - from) * RENEWED_PART)) return undefined;
  return `The certificate ends on ${new Date(to).toISOString().slice(0, 10)} and was not renewed.`;
}

/**
 * Asks a site for all that a build or a release holds.
 * @param origin such as `https://www.firm.in`
 * @throws Error where nothing answers
 */
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
    // In the order of the questions, whichever is answered first.
    const findIn = async (list: Question[]): Promise<Found[]> =>
      (await Readable.from(list).map(put, { concurrency: AT_ONCE }).toArray()).flat();
    // A host may leave out our own header, and the compression of a file.
    const isMinor = ({ question, problem }: Found) =>
      question.isMinor ||
      /^sends (?:cross-origin-resource-policy|content-encoding): none/.test(problem);
    let found = await findIn(questions);
    const until = Date.now() + patience;
    // What harms nobody is not waited for: a release of older code answers so for ever.
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
