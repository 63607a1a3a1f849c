import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { differences, title } from "./answers.ts";
import { groups } from "./cases.ts";
import { ask } from "./request.ts";
import { startNginx, type Running } from "../../scripts/deploy/nginx.ts";
import { hasNginx, startLocalServer } from "./servers.ts";
import { exampleSite } from "./site.ts";
import type { BuiltSite } from "#hosting/built-site.ts";

const servers = [
  { name: "the local server", start: startLocalServer, present: true, lacks: "ranges" },
  { name: "nginx", start: startNginx, present: hasNginx() },
];

for (const base of ["", "/firm"]) {
  for (const { name, start, present, lacks } of servers) {
    describe.skipIf(!present)(`${name}, site at ${base}/`, () => {
      let site: BuiltSite;
      let server: Running;
      beforeAll(async () => {
        site = await exampleSite(base);
        server = await start(site);
      });
      afterAll(async () => {
        await server.stop();
        rmSync(dirname(site.dist), { recursive: true });
      });

      const asked = Object.keys(groups).filter((group) => group !== lacks);
      test.each(
        asked.flatMap((group) => groups[group]!.map((entry) => ({ title: title(entry), entry }))),
      )("$title", async ({ entry }) => {
        expect(await differences(server.origin, base, entry)).toEqual([]);
      });

      test("what is sent is what is stored, however it is compressed", async () => {
        for (const coding of ["br", "gzip", "identity"]) {
          const { body } = await ask(server.origin, `${base}/`, {
            headers: { "Accept-Encoding": coding },
          });
          expect(body).toBe(readFileSync(join(site.dist, "index.html"), "utf8"));
        }
      });

      test("a page that the visitor has already is not sent again", async () => {
        const headers = { "Accept-Encoding": "br" };
        const first = await ask(server.origin, `${base}/team`, { headers });
        const again = await ask(server.origin, `${base}/team`, {
          headers: { ...headers, "If-None-Match": first.headers.etag! },
        });
        expect(again).toMatchObject({ status: 304, body: "" });
        expect(again.headers["cache-control"]).toBe("no-cache");
        expect(again.headers["content-security-policy"]).toBe(
          first.headers["content-security-policy"],
        );
        const other = await ask(server.origin, `${base}/team`, {
          headers: { ...headers, "If-None-Match": '"other"' },
        });
        expect(other.status).toBe(200);
      });

      if (base === "") return;
      test("outside of its folder there is nothing but the way in", async () => {
        expect(await ask(server.origin, "/firm?a=b")).toMatchObject({
          status: 301,
          headers: { location: "/firm/?a=b" },
        });
        for (const path of ["/", "/team", "/firmteam", "/assets/a-1.css"]) {
          expect((await ask(server.origin, path)).status, path).toBe(404);
        }
      });
    });
  }
}
