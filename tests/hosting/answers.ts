import type { Case } from "./cases.ts";
import { ask } from "./request.ts";

export const title = ({ method = "GET", path, headers, status }: Case): string =>
  `${method} ${path.slice(0, 80)} ${headers ? JSON.stringify(headers) : ""} → ${[status].flat().join(" or ")}`;

/** How many things a question looks at. */
export const checksOf = ({ expect = {}, body }: Case): number =>
  1 + Object.keys(expect).length + (body === undefined ? 0 : 1);

/** Asks a server one question. @returns what is not as expected, a phrase for each */
export async function differences(origin: string, base: string, entry: Case): Promise<string[]> {
  const { path, method, headers, status, expect = {}, body } = entry;
  const answer = await ask(origin, `${base}${path}`, { method, headers });
  const found: string[] = [];
  if (![status].flat().includes(answer.status))
    found.push(`status ${answer.status}, not ${[status].flat().join(" or ")}`);
  for (const [name, value] of Object.entries(expect)) {
    // Where something leads is told without the folder that the site is in.
    const inSite = name === "location" && answer.headers[name]?.startsWith(`${base}/`);
    const sent = inSite ? answer.headers[name]?.slice(base.length) : answer.headers[name];
    const right = value instanceof RegExp ? value.test(sent ?? "") : sent === value;
    const wanted = value instanceof RegExp ? `like ${value.source}` : (value ?? "none");
    if (!right) found.push(`${name}: ${sent ?? "none"}, not ${wanted}`);
  }
  const text = method === "HEAD" ? "" : body;
  if (text !== undefined && !(text ? answer.body.includes(text) : answer.body === ""))
    found.push(`another body than "${text}"`);
  return found;
}
