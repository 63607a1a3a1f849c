import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readAddress } from "./addresses.ts";
import { exampleRules } from "./example-rules.test-helper.ts";
import { siteHandler, startServer } from "./server.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const rules = exampleRules();

/** Starts a server until the test ends. @returns its origin */
async function started(...[handler, port, host]: Parameters<typeof startServer>) {
  const { origin, stop } = await startServer(handler, port, host);
  onTestFinished(() => void stop());
  return new URL(origin);
}

test("a taken port is said in one sentence", async () => {
  const { port } = await started(() => {}, 0);
  await expect(startServer(() => {}, Number(port))).rejects.toThrow(`Port ${port} is taken`);
});

test("no other machine reaches the server unless it is asked to", async () => {
  expect((await started(() => {}, 0)).hostname).toBe("127.0.0.1");
  expect((await started(() => {}, 0, "0.0.0.0")).hostname).toBe("0.0.0.0");
});

test("neither a missing page, a file that cannot be read nor a site that is gone ends the server", async () => {
  const dist = temporaryFolder();
  symlinkSync("broken.html", join(dist, "broken.html"));
  const { origin } = await started(siteHandler(dist, rules), 0);
  const said = vi.spyOn(console, "error").mockReturnValue();
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect(await statusOf("/nope")).toBe(404);
  expect(await statusOf("/broken")).toBe(500);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("/broken"));
  writeFileSync(join(dist, "later.html"), "A new build is seen at once.");
  expect(await statusOf("/later")).toBe(200);
  rmSync(dist, { recursive: true });
  expect(await statusOf("/later")).toBe(404);
});

// `ask/questions.ts` checks other addresses on running servers.
test("a request for another site's address leads nowhere, and a very long one is read quickly", () => {
  expect(readAddress("http://example.com/team/", rules)).toMatchObject({ kind: "nowhere" });
  // CPU time, as the machine may do other work meanwhile.
  const before = process.threadCpuUsage();
  for (const address of [`/${"a.".repeat(50_000)}`, "/a".repeat(50_000)])
    readAddress(address, rules);
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});
