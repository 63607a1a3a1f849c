/** `npm run deploy` and `npm run rollback` on a real Caddy, with a small site and without any package. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { builtSite, previousOf } from "#hosting/built-site.ts";
import { lockFolder } from "../../scripts/build-lock.ts";
import { currentRelease, releasesIn } from "../../scripts/deploy/release.ts";
import { bundlePublishing } from "../../scripts/bundle-browser.ts";
import { freePort, homeAt, listens } from "../../scripts/deploy/caddy.ts";
import { exampleSite, noteFiles } from "./site.ts";
import { commandsOf } from "./guide.ts";

const program = resolve(".cache/hosting/site.mjs");
/** The oldest installed Node: the command needs no packages, and not the project's Node. */
const node = existsSync("/usr/bin/node") ? "/usr/bin/node" : process.execPath;
const COPY = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/** A checkout with a built site and package.json alone; a folder to publish to; their state as a test begins. */
const folder = mkdtempSync(join(tmpdir(), "deploy-"));
const [dist, target] = [join(folder, "dist"), join(folder, "target")];
const programHere = join(folder, "hosts/site.mjs");
const kept = `${folder}.kept`;
const port = await freePort();
const listen = `127.0.0.1:${port}`;
const taken = await freePort();

/** Runs an administrator's command. */
function site(command: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(
    node,
    ["scripts/built.mjs", command, "--to", target, ...parameters],
    {
      encoding: "utf8",
      cwd: folder,
      env: { PATH: "/usr/bin:/bin:/usr/sbin", NODE_ENV: "production" },
    },
  );
  return { status, said: stdout + stderr };
}
let server: ChildProcess | undefined;
/** Starts Caddy as the service file does, and waits until it answers. */
const start = async () => {
  const file = join(target, "current/Caddyfile");
  server = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    stdio: "ignore",
    env: homeAt(join(target, "run")),
  });
  for (const at of [join(target, "run/admin.sock"), port])
    await vi.waitUntil(() => listens(at), { timeout: 20_000 });
};
const stop = async () => {
  server?.kill("SIGKILL");
  const isGone = async () => !(await listens(join(target, "run/admin.sock")));
  await vi.waitUntil(isGone, { timeout: 10_000 });
};
const get = async (path: string) => (await fetch(`http://${listen}${path}`)).text();
/** Changes the built site. */
const build = (text: string) => {
  writeFileSync(join(dist, "team.html"), text);
  rmSync(join(dist, "team.html.br"), { force: true });
  return noteFiles(dist);
};
const buildFor = (url: string) => noteFiles(dist, { ...builtSite(dist).rules, url });

/** Two releases; the second is served. */
beforeAll(async () => {
  await bundlePublishing(dirname(program));
  const example = dirname((await exampleSite("")).dist);
  cpSync(example, folder, COPY);
  rmSync(example, { recursive: true });
  for (const file of ["scripts/built.mjs", "package.json", "package-lock.json"])
    cpSync(file, join(folder, file));
  cpSync(program, programHere);
  chmodSync(folder, 0o755);
  await buildFor("https://firm.in/");
  expect(site("deploy", "--listen", listen)).toMatchObject({ status: 0 });
  await start();
  await build("two");
  expect(site("deploy")).toMatchObject({ status: 0 });
  await stop();
  cpSync(folder, kept, COPY);
}, 120_000);
afterAll(() => {
  for (const path of [folder, kept]) rmSync(path, { recursive: true, force: true });
});
beforeEach(async () => {
  // Deletion of the previous deployment may still be running, which Node's own `rm` does not tolerate.
  spawnSync("rm", ["-rf", folder]);
  cpSync(kept, folder, COPY);
  await start();
  onTestFinished(stop);
});

const stateOf = () => ({
  current: currentRelease(target),
  releases: releasesIn(target),
  takenBack:
    existsSync(join(target, "taken-back.json")) &&
    readFileSync(join(target, "taken-back.json"), "utf8"),
});

vi.setConfig({ testTimeout: 120_000 });

test("a site is published, taken back, and stays so until its build is published on purpose", async () => {
  const [first, second] = releasesIn(target);
  expect([first, second].map((name) => Number.parseInt(name!, 10))).toEqual([1, 2]);
  expect(await get("/team")).toBe("two");
  expect(JSON.parse(await get("/release.json"))).toEqual({ release: 2, day: "2026-11-25" });

  expect(site("rollback")).toMatchObject({ status: 0 });
  expect(await get("/team")).toContain("<h1>Team</h1>");
  const refusal = expect.stringContaining("which was taken back");
  expect(site("deploy")).toEqual({ status: 1, said: refusal });
  expect(currentRelease(target)).toBe(first);
  expect(site("deploy", "--again")).toMatchObject({ status: 0 });
  expect(await get("/team")).toBe("two");
  // Going back does not publish the same build under its former number.
  expect(site("rollback").said).toContain(`${second} holds the same as 3-`);
  expect(currentRelease(target)).toBe(first);
  expect(site("deploy", "--again")).toMatchObject({ status: 0 });
  // Numbers increase, the port stays unless it is given, and no connection ends, by whatever name the folder is given.
  await build("three");
  symlinkSync(target, join(folder, "link"));
  const waiting = connect(port, "127.0.0.1").resume();
  waiting.write("GET / HTTP/1.1\r\nHost: firm.in\r\n\r\n");
  await once(waiting, "data");
  expect(site("deploy", "--to", join(folder, "link"))).toMatchObject({ status: 0 });
  expect(await get("/team")).toBe("three");
  expect(waiting.destroyed).toBe(false);
  expect(JSON.parse(await get("/release.json"))).toMatchObject({ release: 5 });
  expect(site("deploy").said).toContain("as before: the build holds nothing new");
});

test("a rollback that was stopped, or could not be served, goes on when it is asked for again", async () => {
  const [first] = releasesIn(target);
  await build("three");
  expect(site("deploy")).toMatchObject({ status: 0 });
  // Caddy does not read its configuration, and the rollback waits.
  server!.kill("SIGSTOP");
  const killed = spawn(node, ["scripts/built.mjs", "rollback", "--to", target], { cwd: folder });
  await vi.waitUntil(() => currentRelease(target)?.startsWith("2-"), { timeout: 20_000 });
  killed.kill("SIGKILL");
  server!.kill("SIGCONT");
  expect(site("deploy").said).toContain("which was taken back");
  expect(site("rollback")).toMatchObject({ status: 0 });
  expect(await get("/team")).toBe("two");
  await stop();
  const words = expect.stringContaining(`${first} is current. Caddy is not running`);
  for (const time of ["once", "again"])
    expect(site("rollback"), time).toEqual({ status: 1, said: words });
});

test("a release of older code, which answers some requests otherwise without harm, can be gone back to", async () => {
  const file = join(target, "releases", releasesIn(target)[0]!, "Caddyfile");
  const written = readFileSync(file, "utf8");
  const older = written.replaceAll(/^\s*(?:encode|request_header) .*\n/gm, "");
  expect(older.length).toBeLessThan(written.length - 100);
  writeFileSync(file, older);
  expect(site("rollback")).toMatchObject({ status: 0 });
  expect(await get("/team")).toContain("<h1>Team</h1>");
});

const takePort = async () => {
  const server = createServer().listen(taken, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
};

test("where there is nothing to go back to, or the last step fails, what visitors get now is named", async () => {
  rmSync(join(target, "current"));
  await takePort();
  await build("three");
  const elsewhere = site("deploy", "--listen", `127.0.0.1:${taken}`);
  expect(elsewhere.said).toMatch(/address already in use[^]*\n3-\w+ is current now\.\n$/);
  rmSync(join(target, "run/reserve"));
  mkdirSync(join(target, "run/reserve"));
  expect(site("deploy", "--listen", listen).said).toMatch(/EISDIR[^]*\n4-\w+ is current now\.\n$/);
  expect(await get("/team")).toBe("three");
});

test.for(["--to=/srv/other", "--listen=https"])(
  "npm %s without a -- before it is refused: npm keeps it to itself",
  (option) => {
    const { status, stderr } = spawnSync("npm", ["run", "rollback", option], {
      encoding: "utf8",
      cwd: folder,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("Options stand behind a --")]);
  },
);

test("a file that has not changed keeps its date and ETag", async () => {
  const tag = async () => (await fetch(`http://${listen}/feed.xml`)).headers.get("etag");
  const before = await tag();
  await build("three");
  // A fresh build gives every file a new date.
  writeFileSync(join(dist, "feed.xml"), "feed.xml ".repeat(50));
  await noteFiles(dist);
  expect(site("deploy")).toMatchObject({ status: 0 });
  expect(await tag()).toBe(before);
});

const oldest = () => join(target, "releases", releasesIn(target)[0]!);
/** States that a command may find. */
const STATES: Record<string, () => unknown> = {
  "Caddy that does not run": stop,
  "a mistake in server.d": () => {
    mkdirSync(join(target, "server.d"));
    writeFileSync(join(target, "server.d/tls.caddy"), "nonsense");
  },
  // The note must not be lost, or a nightly job would publish the build.
  "a build that is published on purpose, and a mistake in server.d": () => {
    expect(site("deploy")).toMatchObject({ status: 0 });
    expect(site("rollback")).toMatchObject({ status: 0 });
    STATES["a mistake in server.d"]!();
  },
  "`current` that is a folder": () => {
    renameSync(join(target, "current"), join(target, "current.old"));
    mkdirSync(join(target, "current"));
  },
  "a build for another address": () => buildFor("https://www.example.com/"),
  "a build for http alone": () => buildFor("http://firm.in/"),
  "a server without TLS": () => {},
  "nonsense in an option": () => {},
  "a page that is not what was built": () => truncateSync(join(dist, "feed.xml.br"), 20),
  "a build that lost a page": () => rmSync(join(dist, "team.html")),
  "a build that was never whole": () => {
    truncateSync(join(dist, "feed.xml.br"), 20);
    return noteFiles(dist);
  },
  "a damaged note of the build": () => writeFileSync(join(folder, "hosts/contents.json"), "{}"),
  "a build that was killed at its end": () => mkdirSync(previousOf(dist)),
  "a damaged program": () =>
    writeFileSync(programHere, readFileSync(programHere, "utf8").replace("{", "")),
  "a program that ends before its last function": () => {
    const text = readFileSync(programHere, "utf8");
    const whole = text.slice(0, text.lastIndexOf("\n}\nasync function") + 3);
    expect(whole).not.toBe("");
    writeFileSync(programHere, whole);
  },
  "no published folder": () => rmSync(dist, { recursive: true }),
  "a damaged note of what was taken back": () =>
    writeFileSync(join(target, "taken-back.json"), "{}"),
  "a port that is taken": takePort,
  "no release before": () => rmSync(oldest(), { recursive: true }),
  "an older release that lost a file": () => rmSync(join(oldest(), "site/feed.xml")),
  "a word too many": () => {},
  "no build": () => rmSync(join(folder, "hosts"), { recursive: true }),
  // It waits for this test's answer, and prints nothing itself.
  "another deployment": async () => onTestFinished(await lockFolder(target, "deployment")),
};
/** The expected output for each state and command. */
const said = `
Caddy that does not run           | deploy   | Caddy is not running. Start it: systemctl start website
a mistake in server.d             | deploy   | Mend what is yours of it, in server.d/
a build that is published on purpose, and a mistake in server.d | deploy --again | unrecognized directive: nonsense
a mistake in server.d             | rollback | unrecognized directive: nonsense
\`current\` that is a folder      | deploy   | is a folder or a file, not a link
\`current\` that is a folder      | rollback | is a folder or a file, not a link
a build for another address       | deploy   | SITE_URL=https://firm.in/ npm run build
a server without TLS              | ask https://${listen} | no TLS is spoken there, or no certificate is there yet
a build for http alone            | deploy --listen https --new-address | --listen https is for a site at an https address
nonsense in an option             | deploy --listen unix:/tmp/x | --listen takes https, a port
nonsense in an option             | deploy --listen HTTPS | --listen takes https, a port
nonsense in an option             | deploy --listen 443   | --listen takes https, a port
nonsense in an option             | deploy --listen 0     | --listen takes https, a port
nonsense in an option             | rollback --to=        | --to takes a folder whose path
nonsense in an option             | deploy --to=/srv/{a}  | --to takes a folder whose path
nonsense in an option             | deploy --to=/proc/a   | It is not there: look at its name
nonsense in an option             | ask https://          | Say which site
a page that is not what was built | deploy   | feed.xml.br is not as it was built: run npm run build
a build that lost a page          | ask http://${listen} | team.html is not as it was built: run npm run build
a build that was never whole      | deploy   | /feed.xml (Accept-Encoding: br): what is sent cannot be decompressed
a damaged note of the build       | deploy   | contents.json is damaged: run npm run build
a build that was killed at its end | deploy  | in its place: run npm run build
a damaged program                 | deploy   | site.mjs is damaged
a program that ends before its last function | deploy | site.mjs is damaged (it was cut short)
no published folder               | deploy   | does not hold a built site: run npm run build
a damaged note of what was taken back | deploy   | Delete it and do this again: rm
a damaged note of what was taken back | rollback | Delete it and do this again: rm
a port that is taken              | deploy --listen 127.0.0.1:${taken} | is served again
a word too many                   | deploy https | Options stand behind a --
no release before                 | rollback | holds no release to go back to
an older release that lost a file | rollback | site/feed.xml is damaged or gone. No rollback leads to this release.
no build                          | deploy   | There is no built site here: npm run build.
another deployment                | deploy   | Another deployment is running (process unknown)`;

const rows = said
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

test.for([...Map.groupBy(rows, ([state = ""]) => state)])(
  "%s is named, and nothing changes",
  async ([state, answers]) => {
    await build("three");
    await STATES[state]!();
    const before = lstatSync(join(target, "current")).isSymbolicLink() && stateOf();
    for (const [, line = "", words = ""] of answers) {
      const [command = "", ...parameters] = line.split(" ");
      const answer = site(command, ...parameters);
      expect(answer, line).toEqual({ status: 1, said: expect.stringContaining(words) });
      if (command !== "ask")
        expect(answer.said).toMatch(/Nothing was (?:done|changed)|is served again/);
      if (before) expect(stateOf(), line).toEqual(before);
      if (before && !words.startsWith("Caddy is not")) expect(await get("/team")).toBe("two");
    }
  },
);

test.for([
  ["which is gone", () => rmSync(realpathSync(join(target, "current")), { recursive: true })],
  ["is missing", () => rmSync(join(target, "current"))],
  [
    "which is no release",
    () => {
      // A copy that was set aside has a release's name, too.
      const copy = join(kept, "target/releases", currentRelease(target)!);
      rmSync(join(target, "current"));
      symlinkSync(copy, join(target, "current"));
    },
  ],
] as const)("`current` %s: it is mended, and the site stays where it is", async ([words, lose]) => {
  lose();
  await build("three");
  await buildFor("https://www.example.com/");
  expect(site("deploy").said).toContain("SITE_URL=https://firm.in/ npm run build");
  await buildFor("https://firm.in/");
  expect(site("deploy")).toEqual({ status: 0, said: expect.stringContaining(words) });
  expect(await get("/team")).toBe("three");
});

test.runIf(process.getuid?.() === 0)("files of another user are refused at once", async () => {
  const before = stateOf();
  chownSync(target, 1, 1);
  await build("three");
  const words = "belongs to the user daemon. Do this as that user: runuser -u daemon";
  for (const command of ["deploy", "rollback"])
    expect(site(command)).toEqual({ status: 1, said: expect.stringContaining(words) });
  expect(stateOf()).toEqual(before);
  expect(statSync(join(target, "releases")).uid).toBe(0);
});

/** Requests pages and an older page's style sheet, again and again. @returns ends it and returns all responses */
const visiting = () => {
  const visits = `
    import { once } from "node:events";
    import { get } from "node:http";
    import { text } from "node:stream/consumers";
    for (;;)
      for (const path of ["/team", "/assets/a-1.css"])
        try {
          const [answer] = await once(get("http://${listen}" + path, { agent: false }), "response");
          const words = await text(answer);
          console.log(path === "/team" ? words : "", answer.statusCode);
        } catch ({ message }) {
          console.log(message);
        }`;
  const visitor = spawn(process.execPath, ["--input-type=module", "--eval", visits]);
  const said = text(visitor.stdout);
  return async () => {
    visitor.kill();
    return new Set((await said).split("\n").slice(0, -1));
  };
};

// Filling a disk requires mounting one.
test.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "what goes wrong while publishing is not seen by any visitor (B26)",
  async () => {
    await stop();
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m,mode=755", "tmpfs", target]);
    onTestFinished(() => void spawnSync("umount", ["--lazy", target]));
    cpSync(join(kept, "target"), target, COPY);
    await start();
    const filler = join(target, "filler");
    const fill = () => spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]);
    const end = visiting();

    await build("three");
    // The next build gives its style sheet another name.
    renameSync(join(dist, "assets/a-1.css"), join(dist, "assets/a-2.css"));
    await noteFiles(dist);
    fill();
    truncateSync(filler, statSync(filler).size - 2 ** 16);
    const before = stateOf();
    expect(site("deploy")).toEqual({ status: 1, said: expect.stringContaining("ENOSPC") });
    expect(stateOf()).toEqual(before);
    rmSync(filler);
    expect(site("deploy")).toMatchObject({ status: 0 });
    expect(await get("/team")).toBe("three");
    fill();
    expect(site("rollback")).toMatchObject({ status: 0 });
    expect(await end()).toEqual(new Set(["two 200", " 200", "three 200"]));
    expect(await get("/team")).toBe("two");
    await build("four");
    spawnSync("mount", ["-o", "remount,ro", target]);
    expect(site("deploy").said).toContain("may not be read or written");
  },
);

test("the way back by hand, as the guide has it", async () => {
  const [first] = releasesIn(target);
  const guide = commandsOf("deploy.md", "by-hand");
  expect(guide).toHaveLength(3);
  const script = guide
    .join("\n")
    .replaceAll("/srv/website", target)
    .replaceAll(/releases\/\S+/g, `releases/${first}`);
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", script], { encoding: "utf8" });
  expect([status, stdout], stderr).toEqual([0, expect.stringContaining(first!)]);
  expect(currentRelease(target)).toBe(first);
  expect(await get("/team")).toContain("<h1>Team</h1>");
});
