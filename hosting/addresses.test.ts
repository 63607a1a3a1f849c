import { expect, test } from "vitest";
import { readAddress } from "./addresses.ts";
import { siteRules } from "./rules.ts";

const rules = siteRules({
  url: "https://example.org/",
  pages: [],
  errorPages: [],
  files: [],
  moved: [
    { from: "/old", to: "/team" },
    { from: "/older", to: "/#services" },
  ],
  preview: false,
});

test.each([
  ["http://example.com/team/", { kind: "nowhere" }],
  ["/a/.env", { kind: "nowhere" }],
  ["/old/?a=1", { kind: "moved", location: "/team?a=1" }],
  ["/older?a=1", { kind: "moved", location: "/?a=1#services" }],
  ["/index/", { kind: "variant", location: "/" }],
])("a request for %s is read", (target, address) => {
  expect(readAddress(target, rules)).toMatchObject(address);
});

// What becomes of every other address is asked of the servers (`tests/hosting/cases.ts`).
test("a very long address is read quickly", () => {
  // Not by the clock on the wall, which goes on while the machine does something else.
  const before = process.threadCpuUsage();
  readAddress(`/${"a.".repeat(50_000)}`, rules);
  readAddress("/a".repeat(50_000), rules);
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});
