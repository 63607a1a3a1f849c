/** Answers the editor's page in the browser: on this machine alone, and nobody else's pages. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { filesNamed } from "#app/collections/reader/named-files.server.ts";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { ContentError } from "#app/collections/reader/content-error.ts";
import { CONTENT_TYPES, endingOf, UNKNOWN_TYPE } from "#hosting/content-types.ts";
import type { SiteHandler } from "#hosting/server.ts";
import {
  describeFile,
  lastChanges,
  pendingChanges,
  putBack,
  undo,
} from "../scripts/changes/changes.ts";
import { HistoryError } from "../scripts/changes/git.ts";
import { ConflictError } from "../scripts/changes/sync.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { isError } from "../scripts/content-check/finding.ts";
import { publishChanges, unsentChanges, type Publication } from "../scripts/publish-changes.ts";
import { currentAddresses } from "../scripts/published-addresses.ts";
import type { PageFiles } from "./bundle.ts";
import { deskState, fieldAt, pageOf, remarksOf } from "./desk.ts";
import { createEntry, newEntry, openEntry, saveEntry, type Wish } from "./entries.ts";
import { change, placeOf, Refusal } from "./entry-files.ts";
import type { Entry } from "./entry-text.ts";
import { find } from "./find.ts";
import { beforeRemoval, moveFile, removeFile, storedFiles, thumbnail, upload } from "./files.ts";
import { formFields, referencesTo } from "./form-fields.ts";
import { bringSamplesBack, movingIn, removePeople, removeSamples } from "./moving-in.ts";
import { applyMainColour } from "./main-colour.ts";
import { markdownOf } from "./pasted-text.ts";
import { makeLogo } from "./logo.ts";
import { replaceReference, usesOf } from "./references.ts";
import { sign, toBeSigned } from "./signing.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

type Answer = { status?: number; type?: string; body?: string | Uint8Array };

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value ?? null),
});

/** What the page may load: this server, and the site's pages from the development server. No other. */
const policy = (site: string, nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The text editor writes its own sheet.
    `style-src 'self' 'nonce-${nonce}'`,
    // The one attribute that the text editor writes: how wide a tab is.
    "style-src-attr 'unsafe-hashes' 'sha256-gvGMDkamGFbWvFbvQSMvrp3WygMdkaEUx0f5IRRrpWM='",
    "connect-src 'self'",
    "img-src 'self'",
    `frame-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What has changed and is not published, and what was published before. */
function changes() {
  const folder = contentDirectory();
  const errors = remarksOf(checkContent().findings.filter(isError));
  return {
    pending: pendingChanges(folder).map((one) => ({
      ...one,
      errors: errors[one.file]?.remarks.length ?? 0,
    })),
    unsent: unsentChanges(folder),
    earlier: lastChanges(folder, 10).map(({ id, words, by, date, takenBack, files }) => ({
      id,
      words,
      by,
      date,
      takenBack,
      items:
        files.length > 1
          ? files.map((file) => ({ file, words: describeFile(folder, id, file) }))
          : [],
    })),
  };
}

/** Publishes what was chosen. @returns what was done, or which fields others have changed too */
async function publish(wish: Publication) {
  try {
    return { message: await publishChanges(contentDirectory(), wish) };
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return {
      conflicts: error.files.map(({ file, conflicts }) => ({
        file,
        name:
          remarksOf([{ severity: "note", file: `content/${file}`, message: "" }])[file]?.name ??
          file,
        conflicts: conflicts.map((one) => ({
          ...one,
          label: fieldAt(formFields(file), one.path).label ?? "The whole file",
        })),
      })),
    };
  }
}

/** Takes back one of the changes that were recorded, or one item of it. @throws HistoryError */
function takeBack({ id, file }: { id: string; file?: string }) {
  const folder = contentDirectory();
  const found = lastChanges(folder, 10).find((one) => one.id === id);
  if (!found) throw new HistoryError("This change is not among the last ten.");
  return { message: undo(folder, found, file).words };
}

/** Writes a file again that was put back. @param text its bytes in base64 */
function restore({ file, text }: { file: string; text: string }): void {
  change(file, () => writeAtomically(placeOf(file), Buffer.from(text, "base64")));
}

/** Everything the page may ask for. @param query of a question, or what was sent with an order */
const questions = (site: string): Record<string, (query: URLSearchParams) => unknown> => ({
  "/desk": deskState,
  "/entry": (query) => {
    const file = query.get("file") ?? "";
    return { ...openEntry(file), page: pageOf(file) };
  },
  "/new": (query) => newEntry(query.get("folder") ?? "", query.get("from") ?? undefined),
  "/site": () => ({ site }),
  "/files": (query) => storedFiles(query.get("folder") === "downloads" ? "downloads" : "pictures"),
  "/targets": () => [
    ...currentAddresses().filter((address) => !/\.\w+$/.test(address)),
    ...filesNamed("downloads").map((name) => `/downloads/${name}`),
  ],
  "/removal": (query) => beforeRemoval(query.get("file") ?? ""),
  "/uses": (query) => {
    const target = query.get("target") ?? "";
    return { uses: usesOf(target, query.get("id") ?? ""), others: referencesTo(target) };
  },
  "/changes": changes,
  "/find": (query) => find(query.get("words") ?? ""),
  "/moving-in": movingIn,
  "/to-be-signed": toBeSigned,
});

type Sent = {
  file: string;
  folder: string;
  name: string;
  leadsTo?: string;
  target: string;
  from: string;
  to?: string;
  html: string;
  entry: Entry;
};

const orders = (site: string): Record<string, (sent: never) => unknown> => ({
  "/save": ({ file, ...wish }: Wish & Sent) => saveEntry(file, wish),
  "/create": ({ folder, entry }: Sent) => createEntry(folder, entry),
  "/remove": ({ file, leadsTo }: Sent) => removeFile(file, leadsTo),
  "/rename": ({ file, name }: Sent) => ({ file: moveFile(file, name) }),
  "/replace": ({ target, from, to }: Sent) => ({ changed: replaceReference(target, from, to) }),
  "/paste": ({ html }: Sent) => ({ text: markdownOf(html, site) }),
  "/publish": publish,
  "/undo": takeBack,
  "/put-back": ({ file }: Sent) => {
    const place = placeOf(file);
    const text = existsSync(place) ? readFileSync(place, "base64") : undefined;
    putBack(contentDirectory(), file);
    return { text };
  },
  "/restore": restore,
  "/remove-samples": removeSamples,
  "/bring-samples-back": bringSamplesBack,
  "/remove-people": removePeople,
  "/main-colour": applyMainColour,
  "/logo": makeLogo,
  "/sign": sign,
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function answer(request: IncomingMessage, site: string, files: PageFiles): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (request.method === "POST") {
    const body = await bodyOf(request);
    if (pathname === "/upload") {
      const folder = searchParams.get("folder") === "downloads" ? "downloads" : "pictures";
      const replaces = searchParams.has("replace");
      return json({ name: await upload(folder, searchParams.get("name") ?? "", body, replaces) });
    }
    const order = orders(site)[pathname] as ((sent: unknown) => unknown) | undefined;
    return order ? json(await order(JSON.parse(body.toString()))) : { status: 404 };
  }
  if (request.method !== "GET") return { status: 405 };
  const page = files.get(pathname);
  if (page !== undefined)
    return { type: CONTENT_TYPES[endingOf(pathname)] ?? CONTENT_TYPES.html, body: page };
  if (pathname === "/thumbnail")
    return { type: "image/webp", body: await thumbnail(searchParams.get("name") ?? "") };
  const question = questions(site)[pathname];
  return question ? json(await question(searchParams)) : { status: 404 };
}

/**
 * Whether a request comes from the editor's own page, at an address of this machine: what changes something carries the
 * token that only this page was given.
 */
function isOwn(request: IncomingMessage, port: number, token: string): boolean {
  const { host = "", origin } = request.headers;
  if (![`localhost:${port}`, `127.0.0.1:${port}`].includes(host)) return false;
  if (request.method === "GET") return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === `http://${host}` && request.headers["x-editor"] === token;
}

/** Answers the editor's page. @param site where the development server shows the pages of the site */
export function editorHandler(port: number, site: string, files: PageFiles): SiteHandler {
  const token = randomBytes(16).toString("hex");
  const nonce = randomBytes(16).toString("hex");
  const html = String(files.get("/")).replace("{token}", token).replace("{nonce}", nonce);
  const pages: PageFiles = new Map([...files, ["/", html]]);
  return (request, response) => {
    const send = ({ status = 200, type = UNKNOWN_TYPE, body }: Answer) => {
      response.writeHead(status, {
        "Content-Type": type,
        "Cache-Control": "no-cache",
        "Content-Security-Policy": policy(site, nonce),
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(body);
    };
    if (!isOwn(request, port, token)) {
      send({ status: 403, body: "Only for the editor on this machine." });
      return;
    }
    answer(request, site, pages)
      .catch((error: unknown) => {
        const isTold =
          error instanceof Refusal ||
          error instanceof HistoryError ||
          error instanceof ContentError;
        if (!isTold) console.error(error);
        const message = error instanceof Error ? error.message : String(error);
        return json({ message }, isTold ? 409 : 500);
      })
      .then(send, console.error);
  };
}
