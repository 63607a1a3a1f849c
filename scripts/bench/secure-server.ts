import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteHandler } from "#hosting/server.ts";

/** A key for loopback, made for this run and thrown away. @throws where openssl is not installed */
function temporaryKey(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-key-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync("openssl", options.split(" "), { stdio: "ignore" });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}

/** Serves over HTTP/2, as every host does, on a free port of this machine. */
export async function secureServer(
  handler: SiteHandler,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Http2SecureServer = createSecureServer({ ...temporaryKey(), allowHTTP1: true });
  // The compatibility interface of http2 has the request and response that the handler uses.
  server.on("request", handler as unknown as Parameters<typeof server.on>[1]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
