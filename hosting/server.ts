import { hash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readAddress } from "./addresses.ts";
import { CONTENT_TYPES, endingOf, UNKNOWN_TYPE } from "./content-types.ts";
import { headersFor, notFoundFile, type Headers, type SiteRules } from "./rules.ts";
import { pageFile } from "./built-site.ts";

/** Errors that mean: there is no such file. */
const ABSENT = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.includes(error.code ?? "")) return undefined;
    throw error;
  });

/** The page at an address, else the file; undefined for files that are not served under their name. */
async function find(path: string, dist: string, { notFound }: SiteRules) {
  if (path.endsWith(".br") || notFound.some(({ file }) => file === `${path}.html`))
    return undefined;
  for (const file of [pageFile(path), path.slice(1)]) {
    const bytes = await readIfThere(join(dist, file));
    if (bytes) return { file, bytes };
  }
  return undefined;
}

type Answer = { status: number; headers: Headers; body?: Buffer };

/**
 * Answers one request from the published folder. Addresses are plain names (addresses.ts), so none leads
 * to a file outside of it.
 */
async function answer(request: IncomingMessage, dist: string, rules: SiteRules): Promise<Answer> {
  const headers = headersFor(rules, undefined);
  if (request.method !== "GET" && request.method !== "HEAD")
    return { status: 405, headers: { ...headers, Allow: "GET, HEAD" } };

  const address = readAddress(request.url ?? "", rules);
  const found =
    address.kind === "here" || address.kind === "variant"
      ? await find(address.path, dist, rules)
      : undefined;
  if (address.kind === "moved" || (address.kind === "variant" && found))
    return { status: 301, headers: { ...headers, Location: address.location } };

  const file = found?.file ?? notFoundFile(rules, address.path).slice(1);
  const plain = found?.bytes ?? (await readIfThere(join(dist, file)));
  if (!plain) return { status: 404, headers };

  // What programs without Brotli, or those that want a part of a file, are sent by a real host is asked of Caddy.
  const copy = /\bbr\b/i.test(String(request.headers["accept-encoding"] ?? ""))
    ? await readIfThere(join(dist, `${file}.br`))
    : undefined;
  const body = copy ?? plain;
  const etag = `"${hash("sha256", body, "base64url").slice(0, 20)}"`;
  const sent: Headers = {
    ...(found ? headersFor(rules, address.path) : headers),
    ETag: etag,
    "Content-Type": CONTENT_TYPES[endingOf(file)] ?? UNKNOWN_TYPE,
    ...(copy && { "Content-Encoding": "br" }),
  };
  if (!found) return { status: 404, headers: sent, body };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers: sent };
  return { status: 200, headers: sent, body };
}

/** Answers requests; works for the `http` and the `http2` server. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site by the rules of its build. A file that cannot be read is answered with 500, and the
 * server goes on.
 * @param dist the published folder
 */
export function siteHandler(dist: string, rules: SiteRules): SiteHandler {
  return async (request, response) => {
    const { status, headers, body } = await answer(request, dist, rules).catch(
      (error: Error): Answer => {
        console.error(`${request.url}: ${error.message}`);
        return { status: 500, headers: headersFor(rules, undefined) };
      },
    );
    const length = status === 304 ? {} : { "Content-Length": body?.length ?? 0 };
    response.writeHead(status, { ...headers, ...length, Vary: "Accept-Encoding" }).end(body);
  };
}

export type Running = { origin: string; stop: () => Promise<unknown> };

/**
 * Starts a server on this machine.
 * @param port 0 for any free one
 * @param host the address to listen on; without one no other machine reaches the server
 * @throws Error in one sentence where the port is taken
 */
export async function startServer(
  handler: SiteHandler,
  port: number,
  host = "127.0.0.1",
): Promise<Running> {
  const server = createServer(handler).listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const why = { EADDRINUSE: "is taken", EACCES: "is not for this user" }[error.code ?? ""];
    if (!why) throw error;
    const other = port < 1024 ? 8080 : port + 1;
    throw new Error(`Port ${port} ${why}: choose another one, for example PORT=${other}.`);
  });
  const { address, port: opened } = server.address() as AddressInfo;
  return {
    origin: `http://${address}:${opened}`,
    stop: () => once(server.close(), "close"),
  };
}
