import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { smokeTest } from "../../scripts/deploy/smoke-test.ts";
import { addRelease, readRelease, servedSite } from "../../scripts/deploy/release.ts";
import { startLocalServer } from "./servers.ts";
import { exampleSite } from "./site.ts";

test.each(["", "/firm"])("a server is asked for all that a release holds, at %s/", async (base) => {
  const site = await exampleSite(base);
  const folder = dirname(site.dist);
  for (const name of [".env", ".git"]) rmSync(join(site.dist, name), { recursive: true });
  const target = join(folder, "target");
  const name = addRelease(target, site, "8080");
  const release = readRelease(target, name);
  const served = servedSite(target, name);
  const server = await startLocalServer(served);
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
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
