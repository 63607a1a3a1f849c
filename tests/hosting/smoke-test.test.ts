import { rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { siteHandler, startServer } from "#hosting/server.ts";
import { smokeTest } from "../../scripts/deploy/smoke-test.ts";
import { addRelease, readRelease, servedSite } from "../../scripts/deploy/release.ts";
import { startLocalServer } from "./servers.ts";
import { exampleSite } from "./site.ts";

/** A release of the example site. */
async function exampleRelease(base: string) {
  const site = await exampleSite(base);
  const folder = dirname(site.dist);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [".env", ".git"]) rmSync(join(site.dist, name), { recursive: true });
  const target = join(folder, "target");
  const name = addRelease(target, site, "8080");
  return { release: readRelease(target, name), served: servedSite(target, name) };
}

test.each(["", "/firm"])("a server is asked for all that a release holds, at %s/", async (base) => {
  const { release, served } = await exampleRelease(base);
  const server = await startLocalServer(served);
  onTestFinished(() => server.stop());
  const said = (changes: Partial<typeof release> = {}) =>
    smokeTest(server.origin, { ...release, ...changes });
  expect(await said()).toEqual([]);

  const { rules } = release;
  expect(await said({ rules: { ...rules, fallback: { "Cache-Control": "no-store" } } })).toContain(
    `${base}/ (identity): Cache-Control is no-cache, not no-store`,
  );
  expect(await said({ rules: { ...rules, moved: [{ from: "/past", to: "/team" }] } })).toEqual([
    `${base}/past (identity): status 404, not 301`,
  ]);

  writeFileSync(join(served.dist, "team.html"), "<h1>Another team</h1>");
  for (const ending of ["br", "gz"]) rmSync(join(served.dist, `team.html.${ending}`));
  rmSync(join(served.dist, "pictures"), { recursive: true });
  writeFileSync(join(served.dist, "blog/404.html.br"), "");
  const problems = await said();
  expect(problems).toContain(`${base}/team (identity): the content is not that of this release`);
  expect(problems).toContain(`${base}/pictures/a-1.svg (br): status 404, not 200`);
  expect(problems.join("\n")).toContain(`${base}/blog/no-such-page (br): `);
});

test("what was answered wrongly is requested again, however long the first requests took", async () => {
  const { release, served } = await exampleRelease("");
  const answer = siteHandler(served.dist, served.rules);
  let requests = 0;
  let wrong = 0;
  const server = await startServer((request, response) => {
    requests += 1;
    if (requests > wrong) answer(request, response);
    else setTimeout(() => response.writeHead(503).end(), requests === 1 ? 200 : 0);
  }, 0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (count: number) => {
    [requests, wrong] = [0, count];
    const problems = await smokeTest(`http://127.0.0.1:${port}`, release, 100);
    return { requests, problems };
  };
  const all = (await ask(0)).requests;
  expect(await ask(3)).toEqual({ requests: all + 3, problems: [] });
  expect(await ask(all)).toEqual({ requests: 2 * all, problems: [] });
  expect((await ask(all + 1)).problems).toEqual([expect.stringContaining("status 503, not ")]);
});
