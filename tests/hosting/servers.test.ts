import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases, type Case } from "./cases.ts";
import { ask } from "./request.ts";
import { hasNginx, startLocalServer, startNginx, type Running } from "./servers.ts";
import { exampleSite, type Site } from "./site.ts";

const servers = [
  { name: "the local server", start: startLocalServer, present: true },
  { name: "nginx", start: startNginx, present: hasNginx() },
];

if (!hasNginx())
  console.warn(
    "nginx is not installed: its tests are SKIPPED. On Debian: scripts/system-packages.sh",
  );

const title = ({ method = "GET", path, headers, status }: Case) =>
  `${method} ${path.slice(0, 80)} ${headers ? JSON.stringify(headers) : ""} → ${[status].flat().join(" or ")}`;

for (const base of ["", "/firm"]) {
  for (const { name, start, present } of servers) {
    describe.skipIf(!present)(`${name}, site at ${base}/`, () => {
      let site: Site;
      let server: Running;
      beforeAll(async () => {
        site = await exampleSite(base);
        server = await start(site);
      });
      afterAll(async () => {
        await server.stop();
        rmSync(site.dist, { recursive: true });
      });

      test.each(cases.map((entry) => ({ title: title(entry), entry })))(
        "$title",
        async ({ entry }) => {
          const { path, method, headers, status, expect: expected = {}, body } = entry;
          const answer = await ask(server.origin, `${base}${path}`, { method, headers });
          expect([status].flat()).toContain(answer.status);
          for (const [header, value] of Object.entries(expected)) {
            if (header === "location" && typeof value === "string")
              expect(answer.headers.location).toBe(`${base}${value}`);
            else if (value instanceof RegExp) expect(answer.headers[header], header).toMatch(value);
            else expect(answer.headers[header], header).toBe(value);
          }
          if (body !== undefined) expect(answer.body).toContain(body);
          if (method === "HEAD") expect(answer.body).toBe("");
        },
      );

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
        expect(await ask(server.origin, "/firm?a=b")).toMatchObject({ status: 301 });
        for (const path of ["/", "/team", "/firmteam", "/assets/a-1.css"]) {
          expect((await ask(server.origin, path)).status, path).toBe(404);
        }
      });
    });
  }
}
