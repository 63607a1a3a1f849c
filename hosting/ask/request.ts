import { request as httpRequest, Agent as HttpAgent } from "node:http";
import { request as httpsRequest, Agent as HttpsAgent } from "node:https";
import type { TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  /** What was sent, decompressed. */
  body: Buffer;
  /** Why browsers would refuse the certificate; its last day, as milliseconds, where they would not. */
  certificate?: string | number;
};

export type RequestOptions = { method?: string; headers?: Record<string, string> };

/** Sends requests to one site. */
export type Asker = (path: string, options?: RequestOptions) => Promise<Answer>;

const decoded = (bytes: Buffer, coding: string | undefined): Buffer =>
  bytes.length === 0
    ? bytes
    : coding === "br"
      ? brotliDecompressSync(bytes)
      : coding === "gzip"
        ? gunzipSync(bytes)
        : bytes;

/** What is wrong with the certificate of a connection, or until when it is good. */
function certificateOf(socket: TLSSocket): string | number {
  if (socket.authorizationError) return String(socket.authorizationError);
  return Date.parse(socket.getPeerCertificate().valid_to);
}

/**
 * Opens a site for requests, which are sent exactly as they are written: no part of a path is normalised or encoded.
 * A certificate that browsers would refuse does not stop them; it is told with the answer.
 * @param origin such as `https://www.firm.in`
 * @param at another machine than the one that the name leads to
 */
export function askerOf(origin: string, at?: string): { ask: Asker; close: () => void } {
  const { protocol, hostname, port, host } = new URL(origin);
  const isSecure = protocol === "https:";
  const most = { keepAlive: true, maxSockets: 8 };
  const agent = isSecure ? new HttpsAgent(most) : new HttpAgent(most);
  const name = hostname.replace(/[[\]]/g, "");
  const ask: Asker = (path, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = (isSecure ? httpsRequest : httpRequest)(
        {
          agent,
          method,
          path,
          host: at ?? name,
          port: port || undefined,
          headers: { Host: host, ...headers },
          timeout: 10_000,
          ...(isSecure && { servername: name, rejectUnauthorized: false }),
        },
        (response) => {
          const parts: Buffer[] = [];
          const certificate = isSecure ? certificateOf(response.socket as TLSSocket) : undefined;
          response.on("data", (part: Buffer) => parts.push(part));
          response.once("error", reject);
          response.once("end", () => {
            try {
              const headers = response.headers as Answer["headers"];
              const body = decoded(Buffer.concat(parts), headers["content-encoding"]);
              resolve({ status: response.statusCode ?? 0, headers, body, certificate });
            } catch {
              reject(new Error("what is sent cannot be decompressed"));
            }
          });
        },
      );
      sent.once("timeout", () => sent.destroy(new Error("no answer within ten seconds")));
      sent.once("error", reject);
      sent.end();
    });
  return { ask, close: () => agent.destroy() };
}
