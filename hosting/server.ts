import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { readAddress } from "./addresses.ts";
import { CONTENT_TYPES, endingOf } from "./content-types.ts";
import { headersFor, notFoundFile, type Headers, type SiteRules } from "./rules.ts";

/** One form of a file: as it is, or compressed. */
type Copy = { bytes: Buffer; etag: string };

/** A published file in memory. */
type StoredFile = { type: string; plain: Copy; br?: Copy; gzip?: Copy };

const readCopy = (file: string): Copy => {
  const bytes = readFileSync(file);
  return {
    bytes,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`,
  };
};

/** Reads the published folder; a few megabytes, and no request can reach any other file. */
function readSite(dist: string): Map<string, StoredFile> {
  const optional = (file: string) => (existsSync(file) ? readCopy(file) : undefined);
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const type = CONTENT_TYPES[endingOf(file)];
    if (!entry.isFile() || !type) continue;
    const path = file.slice(dist.length).split(sep).join("/");
    files.set(path, {
      type,
      plain: readCopy(file),
      br: optional(`${file}.br`),
      gzip: optional(`${file}.gz`),
    });
  }
  return files;
}

/** Whether an Accept-Encoding header takes a coding: it is named, and not refused with `q=0`. */
export const accepts = (header: string, coding: string): boolean =>
  header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, weight = ""]) => name === coding && !/^q=0(?:\.0*)?$/.test(weight));

function chooseCopy(file: StoredFile, acceptEncoding: string): { copy: Copy; encoding: Headers } {
  if (file.br && accepts(acceptEncoding, "br"))
    return { copy: file.br, encoding: { "Content-Encoding": "br" } };
  if (file.gzip && accepts(acceptEncoding, "gzip"))
    return { copy: file.gzip, encoding: { "Content-Encoding": "gzip" } };
  return { copy: file.plain, encoding: {} };
}

const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/** Answers requests; works for the `http` and the `http2` server. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site from memory by the rules of its build.
 * @param dist the published folder
 */
export function siteHandler(dist: string, rules: SiteRules): SiteHandler {
  const files = readSite(dist);
  const absent = new Set([
    ...rules.hidden,
    ...rules.notFound.map(({ file }) => file.replace(/\.html$/, "")),
  ]);
  const find = (path: string) =>
    absent.has(path)
      ? undefined
      : files.get(path === "/" ? "/index.html" : /\.\w+$/.test(path) ? path : `${path}.html`);

  return (request, response) => {
    const send = (status: number, headers: Headers, body?: Buffer) => {
      response.writeHead(status, {
        ...headers,
        Vary: "Accept-Encoding",
        "Content-Length": body?.length ?? 0,
      });
      response.end(body);
    };
    const sendFile = (status: number, file: StoredFile, headers: Headers) => {
      const { copy, encoding } = chooseCopy(file, String(request.headers["accept-encoding"] ?? ""));
      const tagged = { ...headers, ETag: copy.etag };
      if (status === 200 && isKnown(request.headers["if-none-match"] ?? "", copy.etag)) {
        response.writeHead(304, { ...tagged, Vary: "Accept-Encoding" }).end();
      } else {
        send(status, { ...tagged, ...encoding, "Content-Type": file.type }, copy.bytes);
      }
    };

    if (request.method !== "GET" && request.method !== "HEAD") {
      send(405, { ...headersFor(rules, undefined), Allow: "GET, HEAD" });
      return;
    }
    const address = readAddress(request.url ?? "", rules);
    if (address.kind === "moved") {
      send(301, { ...headersFor(rules, undefined), Location: address.location });
      return;
    }
    const found = address.kind === "here" ? find(address.path) : undefined;
    if (found)
      sendFile(200, found, headersFor(rules, address.kind === "here" ? address.path : undefined));
    else sendFile(404, files.get(notFoundFile(rules, address.path))!, headersFor(rules, undefined));
  };
}

/**
 * Starts a server on this machine.
 * @param port 0 for any free one
 * @throws Error in one sentence where the port is taken
 */
export function startServer(handler: SiteHandler, port: number): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken
          ? new Error(`Port ${port} is taken: choose another one, for example PORT=${port + 1}.`)
          : error,
      );
    });
    server.listen(port, () => resolve(server));
  });
}
