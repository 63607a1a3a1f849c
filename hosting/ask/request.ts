import { once } from "node:events";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  /** The decompressed body. */
  body: Buffer;
  /** Why browsers would refuse the certificate, or its validity in milliseconds. */
  certificate?: string | { from: number; to: number };
};

export type Asker = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

const NO_ANSWER = Object.assign(new Error("no answer within ten seconds"), { code: "ETIMEDOUT" });

/** A server answers like this also until it has a certificate. */
export const NO_TLS = Object.assign(
  new Error("no TLS is spoken there, or no certificate is there yet"),
  { code: "EPROTO" },
);

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  try {
    if (coding === "br") return brotliDecompressSync(bytes);
    return coding === "gzip" ? gunzipSync(bytes) : bytes;
  } catch {
    throw new Error("what is sent cannot be decompressed");
  }
}

function certificateOf(socket: TLSSocket): Answer["certificate"] {
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  return String(socket.authorizationError ?? "") || { from: Date.parse(from), to: Date.parse(to) };
}

/**
 * Connects to a site. Requests are sent exactly as written: paths are neither normalised nor encoded. A certificate
 * that browsers would refuse is reported with the answer instead of ending the connection.
 * @param origin such as `https://www.firm.in`
 * @param at another machine than the one that the name resolves to
 */
export function askerOf(origin: string, at?: string): { ask: Asker; close: () => void } {
  const { protocol, hostname, port, host } = new URL(origin);
  const isSecure = protocol === "https:";
  const most = { keepAlive: true, maxSockets: 8 };
  const agent = isSecure ? new HttpsAgent(most) : new HttpAgent(most);
  const name = hostname.replace(/[[\]]/g, "");
  const ask: Asker = async (path, { method = "GET", headers = {} } = {}) => {
    const sent = (isSecure ? httpsRequest : httpRequest)({
      agent,
      method,
      path,
      host: at ?? name,
      port: port || undefined,
      headers: { Host: host, ...headers },
      timeout: 10_000,
      // An IP address must not be sent as a server name (SNI).
      ...(isSecure && { servername: isIP(name) ? "" : name, rejectUnauthorized: false }),
    }).end();
    sent.once("timeout", () => sent.destroy(NO_ANSWER));
    const [response] = (await once(sent, "response").catch((error: NodeJS.ErrnoException) => {
      // OpenSSL's message about a server without TLS, or one just started, would not help.
      throw /^(?:EPROTO|ERR_SSL_)/.test(error.code ?? "") ? NO_TLS : error;
    })) as [IncomingMessage];
    const certificate = isSecure ? certificateOf(response.socket as TLSSocket) : undefined;
    const bytes = Buffer.concat((await response.toArray()) as Buffer[]);
    const answered = response.headers as Answer["headers"];
    const body = decoded(bytes, answered["content-encoding"]);
    return { status: response.statusCode ?? 0, headers: answered, body, certificate };
  };
  return { ask, close: () => agent.destroy() };
}
