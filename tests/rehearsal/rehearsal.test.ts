/**
 * Publishing on a real Caddy while visitors come: what goes wrong is not seen by them. The site is published from a
 * copy of the project, to a small disk of its own.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { hash } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askerOf } from "#hosting/ask/request.ts";
import { builtSite } from "#hosting/built-site.ts";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { freePort } from "../../scripts/deploy/caddy.ts";
import { hasCaddy, startReleases } from "../hosting/servers.ts";
import { copyProject } from "../copy-project.ts";

const sizeOf = (site: string) =>
  filesBelow(site).reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
const project = join(folder, "project");
const disk = join(folder, "disk");
/** Three releases and half a one have room. */
const MEGABYTES = Math.ceil((3.5 * sizeOf(builtSite().dist)) / 2 ** 20);

/** A disk that can be filled has to be mounted. */
const canRun = hasCaddy() && process.platform === "linux" && process.getuid?.() === 0;

let origin = "";
let listen = "";
let step = "";
const end = new AbortController();
let visits: Promise<Map<string, Seen>>;

/** Runs a script of the copied project while visitors come. */
async function run(script: string, parameters: string[] = []) {
  const program = spawn(process.execPath, [script, ...parameters], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TEST_ALL: "" },
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, "close"),
  ]);
  return { status, said: stdout + stderr };
}
const build = () => run("scripts/build.ts");
const deploy = () => run("scripts/deploy.ts", ["deploy", "--to", disk, "--listen", listen]);
let caddy: ChildProcess;
const served = () => readFileSync(join(disk, "current/site/index.html"), "utf8");

/** What visitors saw during one step: how often, and what was wrong. */
type Seen = { requests: number; pages: Set<string>; problems: string[] };

const hashOf = (text: string) => hash("sha256", text, "base64");

/** Why a browser would show a document without its styles; nothing where it would not. */
function unstyled(html: string, header: string | undefined): string | undefined {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = ""]) => text,
  );
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  if (styles.length === 0) return "has no styles";
  if (!styles.every((text) => policy.includes(hashOf(text))))
    return "has styles its policy forbids";
  if (/style-src\s|style-src-elem|default-src/.test(header ?? ""))
    return "has a header that forbids styles";
  return undefined;
}

const filesOf = (html: string) => [
  ...new Set(html.match(/(?<=["'(,\s])\/(?:assets|pictures)\/[\w.-]+/g) ?? []),
];

/**
 * Visits the site until it is told to stop: every 100 ms a page, some of its files, and a file for a tab that was opened
 * before everything else.
 */
async function visit(pages: string[]): Promise<Map<string, Seen>> {
  const log = new Map<string, Seen>();
  let openTab: string[] | undefined;
  const { ask, close } = askerOf(origin);
  for (let tick = 0; !end.signal.aborted; tick++) {
    const seen = log.get(step) ?? { requests: 0, pages: new Set<string>(), problems: [] };
    log.set(step, seen);
    const get = async (address: string) => {
      seen.requests += 1;
      const answer = await ask(address, { headers: { "Accept-Encoding": "br" } }).catch(
        (error: Error) => ({ status: 0, headers: {}, body: Buffer.from(error.message) }),
      );
      const body = String(answer.body);
      if (answer.status !== 200) seen.problems.push(`${address}: ${answer.status || body}`);
      return { body, headers: answer.headers as Record<string, string> };
    };
    const next = wait(100);
    const address = pages[tick % pages.length]!;
    const { body, headers } = await get(address);
    const problem = unstyled(body, headers["content-security-policy"]);
    if (problem) seen.problems.push(`${address} ${problem}`);
    if (address === pages[0]) seen.pages.add(hashOf(body).slice(0, 6));
    const files = filesOf(body);
    openTab ??= files;
    const some = files.slice(tick % 3, (tick % 3) + 4);
    await Promise.all([...some, openTab[tick % openTab.length]!].map(get));
    await next;
  }
  close();
  return log;
}

beforeAll(async () => {
  if (!canRun) return;
  chmodSync(folder, 0o755);
  copyProject(project);
  for (const made of [".cache", "build", "dist", "hosts"])
    cpSync(made, join(project, made), { recursive: true });
  mkdirSync(disk);
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "tmpfs", disk]);
  const port = await freePort();
  listen = `127.0.0.1:${port}`;
  origin = `http://${listen}`;
  step = "the first release";
  expect((await deploy()).said).toContain("Caddy is not running");
  caddy = await startReleases(disk, port);
  visits = visit(["/", "/blogs", "/team", "/contact", "/work-with-us"]);
});

afterAll(() => {
  end.abort();
  if (!canRun) return;
  caddy.kill();
  spawnSync("umount", ["-l", disk]);
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(canRun)(
  "what goes wrong while publishing is not seen by any visitor (B26)",
  async () => {
    step = "a change of style and scripts";
    const tokens = join(project, "app/styles/tokens.css");
    appendFileSync(tokens, ":root { --rehearsal: 1px; }\n");
    for (const file of globSync("app/*/islands/*.tsx", { cwd: project }))
      appendFileSync(join(project, file), 'document.documentElement.dataset.rehearsal = "";\n');
    expect(await build()).toMatchObject({ status: 0 });
    expect(await deploy()).toMatchObject({ status: 0 });
    const second = served();
    expect(second).toContain("--rehearsal");

    step = "a full disk";
    appendFileSync(tokens, ":root { --rehearsal: 2px; }\n");
    expect(await build()).toMatchObject({ status: 0 });
    const filler = join(disk, "filler");
    const fill = () =>
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M", `count=${MEGABYTES}`]);
    fill();
    truncateSync(filler, Math.floor(readFileSync(filler).length - 4e6));
    expect(await deploy()).toMatchObject({ status: 1, said: expect.stringContaining("ENOSPC") });
    rmSync(filler);
    expect(served()).toBe(second);
    expect(readdirSync(join(disk, "releases"))).toHaveLength(2);

    step = "the next release";
    expect(await deploy()).toMatchObject({ status: 0 });
    const third = served();
    expect(third).not.toBe(second);

    step = "a rollback on a full disk";
    fill();
    expect(await run("scripts/deploy.ts", ["rollback", "--to", disk])).toMatchObject({
      status: 0,
    });
    expect(served()).toBe(second);

    rmSync(filler);

    step = "after all";
    await wait(1000);
    end.abort();
    const log = await visits;
    console.table(
      [...log].map(([name, { requests, pages, problems }]) => ({
        step: name,
        requests,
        failed: problems.length,
        "home page": [...pages].join(", then "),
      })),
    );
    for (const [name, { requests, problems }] of log) {
      expect(problems, name).toEqual([]);
      expect(requests, name).toBeGreaterThan(3);
    }
  },
);
