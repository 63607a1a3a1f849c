import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BuiltSite } from "../hosting/built-site.ts";
import { siteHandler, type SiteHandler } from "../hosting/server.ts";

/** A key and certificate for this machine, made for one run. @throws where openssl is not installed */
function temporaryKey(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-key-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync("openssl", options.split(" "), { stdio: "ignore" });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}

/**
 * Serves the built site over HTTP/2 on a free port, like a host.
 * @param baselines further pages, as HTML by address
 */
export async function serveSite(
  { dist, rules }: BuiltSite,
  baselines: Record<string, string>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const site = siteHandler(dist, rules);
  const handler: SiteHandler = (request, response) => {
    const html = baselines[request.url ?? ""];
    if (html === undefined) return site(request, response);
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
    });
    response.end(brotliCompressSync(html));
  };
  const server: Http2SecureServer = createSecureServer({ ...temporaryKey(), allowHTTP1: true });
  // The compatibility API of http2 has the request and response that the handler uses.
  server.on("request", handler as unknown as Parameters<typeof server.on>[1]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
