/** Serves the editor's page, on this machine only, and to no other page. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { filesNamed } from "#app/collections/reader/named-files.server.ts";
import { CONTENT_TYPES, endingOf, UNKNOWN_TYPE } from "#hosting/content-types.ts";
import type { SiteHandler } from "#hosting/server.ts";
import { isTold, wordsFor } from "../../scripts/refusal.ts";
import { currentAddresses } from "../../scripts/published-addresses.ts";
import type { PageFiles } from "./bundle.ts";
import { deskState } from "../desk/desk.ts";
import { createEntry, newEntry, openEntry, saveEntry } from "../desk/entries.ts";
import { restore } from "../desk/discarded.ts";
import { find, pressed } from "../desk/find.ts";
import {
  beforeRemoval,
  moveFile,
  removeFile,
  storedFiles,
  thumbnail,
  upload,
} from "../desk/files.ts";
import { referencesTo } from "../entry/form-fields.ts";
import * as history from "../publish/history.ts";
import { bringSamplesBack, movingIn, removePeople, removeSamples } from "../desk/moving-in.ts";
import { applyMainColour, makeLogo } from "../desk/looks.ts";
import { replaceReference, usesOf } from "../entry/references.ts";
import { sign, toBeSigned } from "../desk/signing.ts";

const ORDERS = {
  desk: async () => ({ ...(await deskState()), publication: history.publication() }),
  open: openEntry,
  new: newEntry,
  save: saveEntry,
  create: createEntry,
  remove: removeFile,
  removal: beforeRemoval,
  rename: moveFile,
  replace: replaceReference,
  uses: (target: string, id: string) => ({
    uses: usesOf(target, id),
    others: referencesTo(target),
  }),
  files: storedFiles,
  targets: () => [
    ...currentAddresses().filter((address) => !/\.\w+$/.test(address)),
    ...filesNamed("downloads").map((name) => `/downloads/${name}`),
  ],
  find,
  pressed,
  changes: history.changes,
  parts: history.parts,
  publish: history.publish,
  published: history.published,
  forget: history.clearNews,
  undo: history.takeBack,
  putBack: history.putFilesBack,
  restore,
  movingIn,
  removeSamples,
  bringSamplesBack,
  removePeople,
  mainColour: applyMainColour,
  logo: makeLogo,
  toBeSigned,
  sign,
};
export type Orders = typeof ORDERS;

type Answer = { status?: number; type?: string; body?: string | Uint8Array };

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value ?? null),
});

/** The page may load only this server, and the site's pages from the development server. */
const policy = (site: string, nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The text editor writes its own style sheet.
    `style-src 'self' 'nonce-${nonce}'`,
    // The one inline style of the text editor: the width of a tab.
    "style-src-attr 'unsafe-hashes' 'sha256-gvGMDkamGFbWvFbvQSMvrp3WygMdkaEUx0f5IRRrpWM='",
    "connect-src 'self'",
    "img-src 'self'",
    `frame-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

type Order = (...sent: unknown[]) => unknown;

async function answer(request: IncomingMessage, files: PageFiles): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const query = (name: string) => searchParams.get(name) ?? "";
  const name = pathname.slice(1);
  if (request.method === "POST") {
    const body = await buffer(request);
    if (name === "upload") {
      const folder = query("folder") === "downloads" ? "downloads" : "pictures";
      return json(await upload(folder, query("name"), body, searchParams.has("replace")));
    }
    if (!Object.hasOwn(ORDERS, name)) return { status: 404 };
    const order = ORDERS[name as keyof Orders] as Order;
    return json(await order(...(JSON.parse(body.toString()) as unknown[])));
  }
  if (request.method !== "GET") return { status: 405 };
  if (name === "thumbnail") return { type: "image/webp", body: await thumbnail(query("name")) };
  const type = CONTENT_TYPES[endingOf(pathname)] ?? CONTENT_TYPES.html;
  const page = files.get(pathname);
  return page === undefined ? { status: 404 } : { type, body: page };
}

/** Whether a request comes from the editor's page on this machine. Changes need the token that only it was given. */
function isOwn(request: IncomingMessage, port: number, token: string): boolean {
  const { host = "", origin } = request.headers;
  if (![`localhost:${port}`, `127.0.0.1:${port}`].includes(host)) return false;
  if (request.method === "GET") return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === `http://${host}` && request.headers["x-editor"] === token;
}

/** Serves the editor's page. @param site origin of the development server with the site's pages */
export function editorHandler(port: number, site: string, files: PageFiles): SiteHandler {
  const [token, nonce] = [0, 1].map(() => randomBytes(16).toString("hex")) as [string, string];
  const told: Record<string, string> = { token, nonce, site };
  const html = String(files.get("/")).replaceAll(/\{(\w+)\}/g, (_, name: string) => told[name]!);
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
    answer(request, pages)
      .catch((error: unknown) => {
        if (!isTold(error)) console.error(error);
        return json({ message: wordsFor(error) }, isTold(error) ? 409 : 500);
      })
      .then(send, console.error);
  };
}
