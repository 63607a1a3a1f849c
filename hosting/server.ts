import { hash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readAddress } from "./addresses.ts";
import { CONTENT_TYPES, endingOf, isCompressible, UNKNOWN_TYPE } from "./content-types.ts";
import { headersFor, MOVED, notFoundFile, type Headers, type SiteRules } from "./rules.ts";
import { pageFile } from "./built-site.ts";

const ABSENT = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.includes(error.code ?? "")) return undefined;
    throw error;
  });

const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/** The accepted encodings; weight 0 means not accepted. */
const codingsIn = (header: string): string[] =>
  header
    .toLowerCase()
    .split(",")
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(";")[0]!.trim());

/** The smallest encoding of a file that the client accepts. */
async function bestCopy(
  file: string,
  plain: Buffer,
  accepted: string[],
): Promise<{ body: Buffer; encoding: Headers }> {
  const copy = accepted.includes("br") && (await readIfThere(`${file}.br`));
  if (copy) return { body: copy, encoding: { "Content-Encoding": "br" } };
  if (!accepted.includes("gzip") || !isCompressible(endingOf(file)))
    return { body: plain, encoding: {} };
  return { body: gzipSync(plain), encoding: { "Content-Encoding": "gzip" } };
}

/** The page or file at a path; undefined for files that are not served by their own name. */
async function find(path: string, dist: string, { notFound }: SiteRules) {
  if (path.endsWith(".br") || notFound.some(({ file }) => file === `${path}.html`))
    return undefined;
  for (const file of [pageFile(path), path.slice(1)]) {
    const bytes = await readIfThere(join(dist, file));
    if (bytes) return { file, bytes };
  }
  return undefined;
}

/** The bytes of a `Range` header, as used by video and PDF viewers: the first, and the one after the last. */
function partOf(range: string, length: number): [number, number] | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === "") return to === "" ? undefined : [Math.max(0, length - Number(to)), length];
  return [Number(from), to === "" ? length : Math.min(length, Number(to) + 1)];
}

type Answer = { status: number; headers: Headers; body?: Buffer };

/** Answers a request from the published folder. Paths are plain names (addresses.ts), so none leads outside it. */
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
    return { status: MOVED, headers: { ...headers, Location: address.location } };

  const file = found?.file ?? notFoundFile(rules, address.path).slice(1);
  const plain = found?.bytes ?? (await readIfThere(join(dist, file)));
  if (!plain) return { status: 404, headers };

  const { range = "" } = found ? request.headers : {};
  // A range refers to the uncompressed file.
  const accepted = range ? [] : codingsIn(String(request.headers["accept-encoding"] ?? ""));
  const { body, encoding } = await bestCopy(join(dist, file), plain, accepted);
  const etag = `"${hash("sha256", body, "base64url").slice(0, 20)}"`;
  const tagged = {
    ...(found ? { ...headersFor(rules, address.path), "Accept-Ranges": "bytes" } : headers),
    ETag: etag,
  };
  if (found && isKnown(request.headers["if-none-match"] ?? "", etag))
    return { status: 304, headers: tagged };
  const type = { "Content-Type": CONTENT_TYPES[endingOf(file)] ?? UNKNOWN_TYPE };
  const whole = { status: found ? 200 : 404, headers: { ...tagged, ...type, ...encoding }, body };
  const since = request.headers["if-range"];
  const part = since === undefined || since === etag ? partOf(range, body.length) : undefined;
  if (!part) return whole;
  const [start, end] = part;
  const sent = {
    "Content-Range": `bytes ${start < end ? `${start}-${end - 1}` : "*"}/${body.length}`,
  };
  if (start >= end) return { status: 416, headers: { ...headers, ...sent } };
  return { status: 206, headers: { ...whole.headers, ...sent }, body: body.subarray(start, end) };
}

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a site by its build's rules; answers 500 for a file that cannot be read. @param dist the published folder */
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

/** A running server: its origin, and how to stop it. */
export type Running = { origin: string; stop: () => Promise<unknown> };

/**
 * Starts a server on this machine.
 * @param port 0 for any free one
 * @param host the address to listen on; by default other machines cannot reach it
 * @throws Error in one sentence if the port is taken
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
