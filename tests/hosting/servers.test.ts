import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builds, pagesOf, type Build } from "../builds.ts";
import { casesFor, type Case } from "./cases.ts";
import { ask } from "./request.ts";
import { hasNginx, startLocalServer, startNginx, type Running } from "./servers.ts";

const servers: { name: string; start: (build: Build) => Promise<Running>; present: boolean }[] = [
  { name: "the local server", start: startLocalServer, present: true },
  { name: "nginx", start: startNginx, present: hasNginx() },
];

const title = ({ method = "GET", path, headers, status }: Case) =>
  `${method} ${path.slice(0, 80)} ${headers ? JSON.stringify(headers) : ""} → ${[status].flat().join(" or ")}`;

for (const build of builds()) {
  for (const { name, start, present } of servers) {
    describe.skipIf(!present)(`${name}, site at ${build.name}`, () => {
      const { base } = build.rules;
      let server: Running;
      beforeAll(async () => {
        server = await start(build);
      });
      afterAll(() => server.stop());

      test.each(casesFor(build).map((entry) => ({ title: title(entry), entry })))(
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
          if (base !== "" && answer.headers.location)
            expect(answer.headers.location).toMatch(/^\/firm\//);
        },
      );

      test("what is sent is what is stored, however it is compressed", async () => {
        for (const coding of ["br", "gzip", "identity"]) {
          const { body } = await ask(server.origin, `${base}/`, {
            headers: { "Accept-Encoding": coding },
          });
          expect(body).toBe(readFileSync(join(build.dist, "index.html"), "utf8"));
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

      test("every page gets the policy that was computed for it", async () => {
        const rule = (path: string) =>
          build.rules.headers.findLast(
            ({ match, headers }) =>
              (match === path || (match.endsWith("/*") && path.startsWith(match.slice(0, -1)))) &&
              "Content-Security-Policy" in headers,
          )!.headers["Content-Security-Policy"];
        for (const { path } of pagesOf(build).filter((page) => !page.path.endsWith("404"))) {
          const { headers } = await ask(server.origin, `${base}${path}`);
          expect(headers["content-security-policy"], path).toBe(rule(path));
        }
      });

      if (base === "") return;
      test("outside of its folder there is nothing but the way in", async () => {
        expect(await ask(server.origin, "/firm?a=b")).toMatchObject({ status: 301 });
        for (const path of ["/", "/team", "/firmteam", "/assets/x.css"]) {
          expect((await ask(server.origin, path)).status, path).toBe(404);
        }
      });
    });
  }
}
