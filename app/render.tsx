import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ContentError } from "./collections/reader/content-error.ts";
import { documentParts } from "./document.server.ts";
import { headFor, type Page } from "./head.server.tsx";
import { keepTogether } from "./lib/keep-together.ts";
import { Document, ErrorDocument, loader as documentData } from "./root.tsx";
import { documentRoutes, notFoundRoutes, pageRoutes } from "./route-table.ts";
import { addressesOf } from "./urls.server.ts";

/** A path without base path and trailing slash; missing pages are `/404`. */
type At = { path: string; params: Record<string, string> };

/** Loaders of pages return a `Page`, those of documents for programs a response. */
type RouteModule = { loader: (at: At) => Page | Response | Promise<Page | Response> };

const modules = {
  ...import.meta.glob<RouteModule>([
    "./{pages,feeds}/**/*.{ts,tsx}",
    "./*/{pages,feeds}/**/*.{ts,tsx}",
    "!./**/*.{test,test-helper,server}.{ts,tsx}",
  ]),
  ...(import.meta.env.DEV && import.meta.glob<RouteModule>("../tests/examples/page.tsx")),
};

const routes = Object.entries({
  ...pageRoutes,
  ...notFoundRoutes,
  ...documentRoutes,
  // Examples of components in all states. No build has this page, and a firm may have one of that name.
  ...(import.meta.env.DEV && { "/examples": "../tests/examples/page.tsx" }),
}).map(([pattern, file]) => ({ pattern, file, expression: new URLPattern({ pathname: pattern }) }));

/** The route of an address; only the development server meets an address without one. */
function routeFor(url: URL): { file: string; at: At; status: number } {
  const path = decodeURI(url.pathname).replace(/(.)\/$/, "$1");
  const found = routes.find(
    ({ expression, pattern }) =>
      expression.test({ pathname: path }) && addressesOf(pattern).includes(path),
  );
  if (!found)
    return { file: notFoundRoutes["/404"], at: { path: "/404", params: {} }, status: 404 };
  const params = found.expression.exec({ pathname: path })!.pathname.groups as At["params"];
  return { file: found.file, at: { path, params }, status: 200 };
}

const written = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(keepTogether)),
      onError: reject,
      onShellError: reject,
    });
  });

const answer = (html: string, status: number) =>
  new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" }, status });

/**
 * Answers an address with its page or document. Only the build and the development server call it: no server runs it.
 * @param sheetsOf the style sheets of a page, by its file: the development server links them, a build inlines them
 */
export async function render(url: URL, sheetsOf?: (file: string) => string[]): Promise<Response> {
  const { file, at, status } = routeFor(url);
  try {
    const { loader } = await modules[file.startsWith(".") ? file : `./${file}`]!();
    const answered = await loader(at);
    if (answered instanceof Response) return answered;
    const { body, ...head } = answered;
    const page = (
      <Document
        {...await documentData(at)}
        head={await headFor({ ...at, ...head })}
        parts={import.meta.env.PROD ? documentParts(file) : undefined}
        sheets={sheetsOf?.(file)}
      >
        {body}
      </Document>
    );
    return answer(await written(page), status);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    const message = error instanceof Error ? error.message : String(error);
    return answer(
      await written(<ErrorDocument message={message} sheets={sheetsOf?.(file)} />),
      500,
    );
  }
}
