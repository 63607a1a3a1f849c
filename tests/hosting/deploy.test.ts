/** `npm run deploy` and `npm run rollback` on a real Caddy, with a small site and without any package. */
import { spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { lockFolder } from "../../scripts/build-lock.ts";
import { currentRelease, releasesIn } from "../../scripts/deploy/release.ts";
import { administration, bundled, type Administration } from "./administration.ts";
import { commandsOf } from "./guide.ts";
import { hasCaddy } from "./servers.ts";

let admin: Administration;
/** Two releases, of which the second is served. */
beforeAll(async () => {
  if (!hasCaddy()) return;
  await bundled();
  admin = await administration();
  expect(admin.site("deploy", ["--listen", admin.listen])).toMatchObject({ status: 0 });
  await admin.start();
  admin.build("two");
  expect(admin.site("deploy")).toMatchObject({ status: 0 });
  await admin.stop();
  admin.keep();
}, 120_000);
afterAll(() => admin?.remove());
beforeEach(async () => {
  admin.restore();
  await admin.start();
  onTestFinished(admin.stop);
});

/** What is served and noted. */
const stateOf = ({ target }: Administration) => ({
  current: currentRelease(target),
  releases: releasesIn(target),
  takenBack: existsSync(join(target, "taken-back.json")),
});

describe.skipIf(!hasCaddy())(
  "with nothing but Node, Caddy and the files",
  { timeout: 120_000 },
  () => {
    test("a site is published, taken back, and stays so until its build is published on purpose", async () => {
      const [first, second] = releasesIn(admin.target);
      expect([first, second].map((name) => Number.parseInt(name!, 10))).toEqual([1, 2]);
      expect(await admin.get("/team")).toBe("two");
      expect(JSON.parse(await admin.get("/release.json"))).toEqual({
        release: 2,
        day: "2026-11-25",
      });

      expect(admin.site("rollback")).toMatchObject({ status: 0 });
      expect(await admin.get("/team")).toContain("<h1>Team</h1>");
      const again = admin.site("deploy");
      expect(again).toMatchObject({
        status: 1,
        said: expect.stringContaining("which was taken back"),
      });
      expect(currentRelease(admin.target)).toBe(first);
      expect(admin.site("deploy", ["--again"])).toMatchObject({ status: 0 });
      expect(await admin.get("/team")).toBe("two");
      // Numbers go on, and the port stays when nobody names one.
      admin.build("three");
      expect(admin.site("deploy")).toMatchObject({ status: 0 });
      expect(JSON.parse(await admin.get("/release.json"))).toMatchObject({ release: 3 });
      expect(admin.site("deploy").said).toContain("as before: the build holds nothing new");
    });

    test("a file that has not changed keeps its date and ETag", async () => {
      const tag = async () => (await fetch(`http://${admin.listen}/feed.xml`)).headers.get("etag");
      const before = await tag();
      admin.build("three");
      // A build from nothing gives every file a new date.
      writeFileSync(join(admin.dist, "feed.xml"), "feed.xml ".repeat(50));
      expect(admin.site("deploy")).toMatchObject({ status: 0 });
      expect(await tag()).toBe(before);
    });

    const oldest = ({ target }: Administration) => join(target, "releases", releasesIn(target)[0]!);
    /** States that a command may meet. */
    const STATES: Record<string, (admin: Administration) => unknown> = {
      "Caddy that does not run": (admin) => admin.stop(),
      "a mistake in server.d": ({ target }) => {
        mkdirSync(join(target, "server.d"));
        writeFileSync(join(target, "server.d/tls.caddy"), "nonsense");
      },
      "`current` that is a folder": ({ target }) => {
        renameSync(join(target, "current"), join(target, "current.old"));
        mkdirSync(join(target, "current"));
      },
      "a build for another address": ({ buildFor }) => buildFor("https://www.example.com/"),
      "nonsense in --listen": () => {},
      "a page that is not what was built": ({ dist }) =>
        truncateSync(join(dist, "feed.xml.br"), 20),
      "no release before": (admin) => rmSync(oldest(admin), { recursive: true }),
      "a damaged release before": (admin) => truncateSync(join(oldest(admin), "contents.json"), 10),
      "an older release that lost a file": (admin) => rmSync(join(oldest(admin), "site/feed.xml")),
      "no build": ({ folder }) => rmSync(join(folder, "hosts"), { recursive: true }),
      // It waits for the answer to this test, and says nothing itself.
      "another deployment": async ({ target }) =>
        onTestFinished(await lockFolder(target, "deployment")),
    };
    /** What each command says of them. */
    const said = `
Caddy that does not run           | deploy   | Caddy is not running. Start it: systemctl start website
a mistake in server.d             | deploy   | unrecognized directive: nonsense
a mistake in server.d             | rollback | unrecognized directive: nonsense
\`current\` that is a folder      | deploy   | is a folder or a file, not a link
\`current\` that is a folder      | rollback | is a folder or a file, not a link
a build for another address       | deploy   | SITE_URL=https://firm.in/ npm run build
nonsense in --listen              | deploy --listen unix:/tmp/x | --listen takes https, a port
a page that is not what was built | deploy   | /feed.xml (Accept-Encoding: br) what is sent cannot be decompressed
no release before                 | rollback | holds no release to go back to
a damaged release before          | rollback | holds no release to go back to
an older release that lost a file | rollback | is served again
no build                          | deploy   | There is no built site here: npm run build.
another deployment                | deploy   | Another deployment is running (process unknown)`;

    test.for(
      said
        .trim()
        .split("\n")
        .map((line) => line.split("|").map((cell) => cell.trim())),
    )("%s is named by %s, and nothing changes", async ([state = "", line = "", words = ""]) => {
      admin.build("three");
      await STATES[state]!(admin);
      const before = lstatSync(join(admin.target, "current")).isSymbolicLink() && stateOf(admin);
      const [command = "", ...parameters] = line.split(" ");
      const answer = admin.site(command, parameters);
      expect(answer).toEqual({ status: 1, said: expect.stringContaining(words) });
      if (before) expect(stateOf(admin)).toEqual(before);
      if (before && !words.startsWith("Caddy is not")) expect(await admin.get("/team")).toBe("two");
    });

    test.for([
      [
        "broken",
        ({ target }: Administration) =>
          rmSync(join(target, "releases", currentRelease(target)!), { recursive: true }),
        "which is gone",
      ],
      ["missing", ({ target }: Administration) => rmSync(join(target, "current")), "is missing"],
    ] as const)(
      "`current` that is %s is named and mended; the site stays at its address",
      async ([, damage, words]) => {
        damage(admin);
        admin.build("three");
        expect(admin.site("deploy")).toEqual({ status: 0, said: expect.stringContaining(words) });
        expect(await admin.get("/team")).toBe("three");
      },
    );

    test.runIf(process.getuid?.() === 0)(
      "files of another user are refused at once, with what to do",
      async () => {
        const before = stateOf(admin);
        chownSync(admin.target, 1, 1);
        admin.build("three");
        for (const command of ["deploy", "rollback"])
          expect(admin.site(command)).toEqual({
            status: 1,
            said: expect.stringContaining(
              "belongs to the user daemon. Do this as that user: runuser -u daemon",
            ),
          });
        expect(stateOf(admin)).toEqual(before);
        expect(statSync(join(admin.target, "releases")).uid).toBe(0);
      },
    );

    test("the way back by hand, as the guide has it", async () => {
      const [first] = releasesIn(admin.target);
      const guide = commandsOf("deploy.md", "by-hand");
      expect(guide).toHaveLength(3);
      const script = guide
        .join("\n")
        .replaceAll("/srv/website", admin.target)
        .replaceAll(/releases\/\S+/g, `releases/${first}`);
      const { status, stdout, stderr } = spawnSync("sh", ["-ec", script], { encoding: "utf8" });
      expect([status, stdout], stderr).toEqual([0, expect.stringContaining(first!)]);
      expect(currentRelease(admin.target)).toBe(first);
      expect(await admin.get("/team")).toContain("<h1>Team</h1>");
    });
  },
);
