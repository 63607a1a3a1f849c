import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = { status: number; headers: Record<string, string | undefined>; body: string };

/**
 * Sends a request exactly as it is written: no part of the path is normalised or encoded.
 * @returns the answer with its body decoded
 */
export const ask = (
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        const coding = response.headers["content-encoding"];
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""];
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer["headers"],
          body: (bytes.length > 0 && decode ? decode(bytes) : bytes).toString(),
        });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
