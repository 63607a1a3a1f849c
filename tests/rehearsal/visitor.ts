import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { askerOf } from "#hosting/ask/request.ts";

/** What visitors saw during one step: how often, and what was wrong. */
export type Seen = { requests: number; pages: Set<string>; problems: string[] };

const hashOf = (text: string) => hash("sha256", text, "base64");

/** Why a browser would show a document without its styles; nothing where it would not. */
function unstyled(html: string, header: string | undefined): string | undefined {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = ""]) => text,
  );
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  if (styles.length === 0) return "has no styles";
  if (!styles.every((text) => policy.includes(hashOf(text))))
    return "has styles its policy forbids";
  if (/style-src\s|style-src-elem|default-src/.test(header ?? ""))
    return "has a header that forbids styles";
  return undefined;
}

const filesOf = (html: string) => [
  ...new Set(html.match(/(?<=["'(,\s])\/(?:assets|pictures)\/[\w.-]+/g) ?? []),
];

/**
 * Visits a site until it is told to stop: every 100 ms a page, some of its files, and a file for a tab that was opened
 * before everything else.
 * @param step names what happens at the moment
 */
export async function visit(
  origin: string,
  pages: string[],
  step: () => string,
  stopped: () => boolean,
): Promise<Map<string, Seen>> {
  const log = new Map<string, Seen>();
  let openTab: string[] | undefined;
  const { ask, close } = askerOf(origin);
  for (let tick = 0; !stopped(); tick++) {
    const seen = log.get(step()) ?? { requests: 0, pages: new Set<string>(), problems: [] };
    log.set(step(), seen);
    const get = async (address: string) => {
      seen.requests += 1;
      const answer = await ask(address, { headers: { "Accept-Encoding": "br" } }).catch(
        (error: Error) => ({ status: 0, headers: {}, body: Buffer.from(error.message) }),
      );
      const body = String(answer.body);
      if (answer.status !== 200) seen.problems.push(`${address}: ${answer.status || body}`);
      return { body, headers: answer.headers as Record<string, string> };
    };
    const next = wait(100);
    const address = pages[tick % pages.length]!;
    const { body, headers } = await get(address);
    const problem = unstyled(body, headers["content-security-policy"]);
    if (problem) seen.problems.push(`${address} ${problem}`);
    if (address === pages[0]) seen.pages.add(hashOf(body).slice(0, 6));
    const files = filesOf(body);
    openTab ??= files;
    const some = files.slice(tick % 3, (tick % 3) + 4);
    await Promise.all([...some, openTab[tick % openTab.length]!].map(get));
    await next;
  }
  close();
  return log;
}
