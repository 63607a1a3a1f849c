/** `npm run deploy` and `npm run rollback` on a real nginx, with a small site. */
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/deploy/nginx.ts";
import { currentRelease, releasesIn } from "../../scripts/deploy/release.ts";
import { hasNginx } from "./servers.ts";
import { exampleSite } from "./site.ts";

/** A built site that may be given another address, a folder to publish it to, and the commands of an administrator. */
async function administration() {
  const { dist, rules } = await exampleSite("");
  const folder = dirname(dist);
  const target = join(folder, "target");
  // nginx reads files as a user without privileges.
  chmodSync(folder, 0o755);
  for (const name of [".env", ".git"]) rmSync(join(dist, name), { recursive: true });
  mkdirSync(join(folder, "hosts"));
  const buildFor = (url: string | undefined) =>
    writeFileSync(join(folder, "hosts/rules.json"), JSON.stringify({ ...rules, url }));
  buildFor("https://firm.in/");

  const deploy = (...parameters: string[]) => {
    const command = ["scripts/deploy.ts", "--to", target, ...parameters];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      encoding: "utf8",
      env: { ...process.env, DIST_DIR: dist },
    });
    return { status, said: stdout + stderr };
  };
  // It goes on in the background, and would keep open what it may write to.
  const nginx = (...parameters: string[]) =>
    spawnSync("nginx", ["-c", join(target, "current/nginx.conf"), ...parameters], {
      stdio: "ignore",
    });
  const stopNginx = async () => {
    nginx("-s", "stop");
    await vi.waitUntil(() => !existsSync(join(target, "run/nginx.pid")));
  };
  onTestFinished(() => {
    nginx("-s", "stop");
    rmSync(folder, { recursive: true });
  });
  return { dist, target, buildFor, deploy, nginx, stopNginx };
}

test.runIf(hasNginx())(
  "an nginx that does not run is named, with how to start it",
  { timeout: 120_000 },
  async () => {
    const { dist, target, deploy, nginx, stopNginx } = await administration();
    const change = () => appendFileSync(join(dist, "files/LICENCE"), "More.");
    const start = `nginx is not running. Start it: systemctl start website; or, where there is no such service: nginx -c ${join(target, "current/nginx.conf")}`;

    const listen = `127.0.0.1:${await freePort()}`;
    expect(deploy("--listen", listen)).toMatchObject({
      status: 0,
      said: expect.stringContaining(start),
    });
    const first = currentRelease(target)!;

    change();
    expect(deploy()).toMatchObject({ status: 1, said: expect.stringContaining(start) });
    expect(releasesIn(target)).toEqual([first]);
    expect(readdirSync(join(target, "releases", first))).not.toContain("rejected");

    // The number of another program, as after a loss of power: it must not be told anything.
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    onTestFinished(() => void other.kill());
    writeFileSync(join(target, "run/nginx.pid"), String(other.pid));
    expect(deploy()).toMatchObject({ status: 1, said: expect.stringContaining(start) });

    nginx();
    expect(deploy()).toMatchObject({ status: 0, said: expect.stringContaining(`it was ${first}`) });
    // The port stays when nobody names one.
    expect(readFileSync(join(target, "current/nginx.conf"), "utf8")).toContain(`listen ${listen};`);

    // A release that nginx does not start with can be left all the same.
    await stopNginx();
    expect(deploy("--rollback")).toMatchObject({ status: 1, said: expect.stringContaining(start) });
    expect(currentRelease(target)).toBe(first);
    nginx();
    expect(deploy()).toMatchObject({ status: 0 });
    expect(currentRelease(target)).not.toBe(first);
  },
);

test.runIf(hasNginx())(
  "a build for another address is not published unless that is said; one for an example is warned of",
  { timeout: 120_000 },
  async () => {
    const { target, buildFor, deploy, nginx } = await administration();
    const first = deploy("--listen", `127.0.0.1:${await freePort()}`);
    expect(first).toMatchObject({ status: 0, said: expect.not.stringContaining("example") });
    nginx();

    buildFor("https://www.example.com/");
    const refused = deploy();
    expect(refused).toMatchObject({
      status: 1,
      said: expect.stringContaining("SITE_URL=https://firm.in/ npm run build"),
    });
    expect(refused.said).toContain("npm run deploy -- --new-address");
    expect(releasesIn(target)).toHaveLength(1);

    const moved = deploy("--new-address");
    expect(moved.status, moved.said).toBe(0);
    expect(moved.said).toContain("https://www.example.com/, an address that visitors cannot reach");
    expect(deploy().status).toBe(0);
  },
);
