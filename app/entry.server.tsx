import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { DocumentPartsContext } from "./document-parts.ts";
import { documentParts } from "./document.server.ts";
import { ContentError } from "./collections/reader/content-error.ts";

/** Renders one page. Only the build and the development server call this: no server runs it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = (
      <DocumentPartsContext value={import.meta.env.PROD ? documentParts(context) : undefined}>
        <ServerRouter context={context} url={request.url} />
      </DocumentPartsContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onError: reject,
      onShellError: reject,
    });
  });
}

/** Tells an editor what is wrong with a file in place of a stack trace, and nothing of a page that was left while it loaded. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  console.error(error instanceof ContentError ? error.message : error);
}
