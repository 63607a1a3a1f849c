/** Answers the editor's pages in the browser: on this machine alone, and nobody else's pages. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join, normalize } from "node:path";
import { transformWithOxc } from "vite";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { CONTENT_TYPES, endingOf, UNKNOWN_TYPE } from "#hosting/content-types.ts";
import type { SiteHandler } from "#hosting/server.ts";
import { lastChanges, undo, unrecordedChange } from "../scripts/changes/changes.ts";
import { HistoryError } from "../scripts/changes/git.ts";
import { publishChanges, unsentChanges } from "../scripts/publish-changes.ts";
import { CMS, cmsProgram } from "./cms-program.ts";
import { editorConfig } from "./config.ts";
import { formFiles } from "./form-files.ts";
import { entryState, errors } from "./entry-state.ts";
import {
  addressOf,
  listFiles,
  moveFile,
  readBytes,
  Refusal,
  removeFile,
  writeBytes,
} from "./files.ts";

const PAGE = join(import.meta.dirname, "page");

/** What is served, of the editor's own pages and of its program's package. */
const TYPES: Record<string, string> = {
  ...CONTENT_TYPES,
  ts: "text/javascript; charset=utf-8",
  wasm: "application/wasm",
};

type Answer = { status?: number; type?: string; body?: string | Buffer };

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

/** What the pages may load: this server, and the site's pages from the development server. No other. */
const policy = (site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' blob: data:",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src 'self' blob: ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

async function file(folder: string, name: string): Promise<Answer> {
  const path = normalize(join(folder, name));
  const ending = endingOf(name);
  if (!path.startsWith(folder) || !TYPES[ending]) return { status: 404 };
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return { status: 404 };
  const body = ending === "ts" ? (await transformWithOxc(bytes.toString(), path)).code : bytes;
  return { type: TYPES[ending], body };
}

/** What publishing would send on, what the check refuses, and what was recorded before. */
function changes(): Answer {
  const folder = contentDirectory();
  return json({
    changes: [...(unrecordedChange(folder)?.words.split("; ") ?? []), ...unsentChanges(folder)],
    errors: errors(),
    earlier: lastChanges(folder, 10),
  });
}

/** Takes back one of the changes that were recorded. @throws HistoryError */
function takeBack(id: string | null): Answer {
  const change = lastChanges(contentDirectory(), 10).find((one) => one.id === id);
  if (!change) throw new HistoryError("This change is not among the last ten.");
  return json({ message: undo(contentDirectory(), change).words });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Reads, writes, moves and removes a file of `content/`; 201 says that what the editor's program read when it began is
 * no longer true: redirects were written, or the next number was taken.
 * @throws Refusal
 */
async function contentFile(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<Answer> {
  const leadsTo = query.get("leadsTo") ?? undefined;
  switch (request.method) {
    case "GET": {
      const body = readBytes(path);
      return body ? { type: TYPES[endingOf(path)] ?? UNKNOWN_TYPE, body } : { status: 404 };
    }
    case "PUT":
      return { status: writeBytes(path, await bodyOf(request)) ? 201 : 204 };
    case "DELETE":
      return { status: removeFile(path, leadsTo) ? 201 : 204 };
    case "POST":
      return { status: moveFile(path, query.get("to") ?? "", leadsTo) ? 201 : 204 };
    default:
      return { status: 405 };
  }
}

async function answer(request: IncomingMessage, site: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const path = decodeURIComponent(pathname);
  if (path.startsWith("/content/"))
    return contentFile(request, path.slice("/content/".length), searchParams);
  if (request.method === "POST" && path === "/publish")
    return json({ message: publishChanges(contentDirectory()) });
  if (request.method === "POST" && path === "/undo") return takeBack(searchParams.get("id"));
  if (request.method !== "GET") return { status: 405 };
  const entry = searchParams.get("file") ?? "";
  switch (path) {
    case "/":
      return file(PAGE, "index.html");
    case "/files":
      return json(listFiles());
    case "/config":
      return json(editorConfig());
    case "/site":
      return json({ site, files: formFiles() });
    case "/cms/index.js":
      return { type: TYPES.js, body: cmsProgram() };
    case "/changes":
      return changes();
    case "/address":
      return json({ address: addressOf(entry) });
    case "/entry":
      return json(entryState(entry));
    default:
      return path.startsWith("/cms/")
        ? file(CMS, path.slice("/cms/".length))
        : file(PAGE, path.slice(1));
  }
}

/** Whether a request comes from the editor's own pages, at an address of this machine. */
function isOwn(request: IncomingMessage, port: number): boolean {
  const { host = "", origin } = request.headers;
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(host)) return false;
  return request.method === "GET" ? true : origin === `http://${host}`;
}

/** Answers the editor's pages. @param site where the development server shows the pages of the site */
export const editorHandler =
  (port: number, site: string): SiteHandler =>
  (request, response) => {
    const send = ({ status = 200, type, body }: Answer) => {
      response.writeHead(status, {
        ...(type ? { "Content-Type": type } : {}),
        "Cache-Control": "no-cache",
        "Content-Security-Policy": policy(site),
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(body);
    };
    if (!isOwn(request, port)) {
      send({ status: 403, body: "Only for the editor on this machine." });
      return;
    }
    answer(request, site)
      .catch((error: unknown) => {
        if (error instanceof Refusal || error instanceof HistoryError)
          return json({ message: error.message }, 409);
        console.error(error);
        return json({ message: error instanceof Error ? error.message : String(error) }, 500);
      })
      .then(send, console.error);
  };
