/**
 * Serves a folder as Netlify does, as far as Netlify's own packages for files, `_headers` and `_redirects` know.
 * Compression, ranges, methods and conditional requests are up to its network and not asked of this.
 * `node netlify.mjs <folder> <port>`
 */
import { createServer } from "node:http";
import { HeadersHandler } from "@netlify/headers";
import { RedirectsHandler } from "@netlify/redirects";
import { StaticHandler } from "@netlify/static";

const [folder = "", port = ""] = process.argv.slice(2);
const headers = new HeadersHandler({ projectDir: folder, logger: console });
const redirects = new RedirectsHandler({
  projectDir: folder,
  publicDir: folder,
  jwtSecret: "",
  jwtRoleClaim: "",
});
const files = new StaticHandler({ directory: folder });

/** A file's answer with another status and the headers for the address that was asked for. */
async function fileAt(request, address, status) {
  const match = await files.match(new Request(address));
  if (!match) return undefined;
  const { body, headers: own } = await match.handle();
  const response = new Response(body, { status, headers: own });
  await headers.apply(request, response);
  return response;
}

async function answer(request) {
  const { origin } = new URL(request.url);
  const file = await fileAt(request, request.url, 200);
  if (file) return file;
  const rule = await redirects.match(request);
  if (rule?.redirect) return Response.redirect(rule.target, rule.statusCode);
  return (
    (rule && (await fileAt(request, rule.target, rule.statusCode))) ??
    (await fileAt(request, new URL("/404.html", origin), 404))
  );
}

createServer(async (incoming, outgoing) => {
  const origin = `http://127.0.0.1:${port}`;
  try {
    const request = new Request(origin + incoming.url, {
      method: incoming.method,
      headers: incoming.headers,
    });
    const response = await answer(request);
    const { location, ...rest } = Object.fromEntries(response.headers);
    outgoing.writeHead(response.status, {
      ...rest,
      ...(location && { location: location.replace(origin, "") }),
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : await response.bytes());
  } catch (error) {
    // Addresses that are not well-formed do not reach Netlify's engines.
    outgoing.writeHead(400).end(String(error));
  }
}).listen(Number(port), "127.0.0.1");
