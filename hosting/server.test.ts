import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { siteRules } from "./rules.ts";
import { siteHandler, startServer } from "./server.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test("a taken port is said in one sentence", async () => {
  const first = await startServer(() => {}, 0);
  const { port } = first.address() as AddressInfo;
  await expect(startServer(() => {}, port)).rejects.toThrow(`Port ${port} is taken`);
  first.close();
});

test("no other machine reaches the server unless it is asked to", async () => {
  for (const [host, address] of [
    [undefined, "127.0.0.1"],
    ["0.0.0.0", "0.0.0.0"],
  ]) {
    const server = await startServer(() => {}, 0, host);
    expect((server.address() as AddressInfo).address).toBe(address);
    server.close();
  }
});

test("neither a missing page, a file that cannot be read nor a site that is gone ends the server", async () => {
  const dist = temporaryFolder();
  symlinkSync("broken.html", join(dist, "broken.html"));
  const input = {
    url: "https://example.org/",
    pages: [],
    errorPages: ["/404"],
    files: [],
    moved: [],
  };
  const rules = siteRules({ ...input, preview: false });
  const server = await startServer(siteHandler(dist, rules), 0);
  onTestFinished(() => void server.close());
  const said = vi.spyOn(console, "error").mockReturnValue();
  const { port } = server.address() as AddressInfo;
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await statusOf("/nope")).toBe(404);
  expect(await statusOf("/broken")).toBe(500);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("/broken"));
  writeFileSync(join(dist, "later.html"), "A new build is seen at once.");
  expect(await statusOf("/later")).toBe(200);
  rmSync(dist, { recursive: true });
  expect(await statusOf("/later")).toBe(404);
});
