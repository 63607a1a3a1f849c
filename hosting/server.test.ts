import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { accepts, startServer } from "./server.ts";

test.each([
  ["br", "br", true],
  ["gzip, deflate, br", "br", true],
  ["BR;Q=0.5", "br", true],
  ["gzip;q=0, br ; q=0.001", "br", true],
  ["br;q=0", "br", false],
  ["br; q=0.000", "br", false],
  ["brotli", "br", false],
  ["", "br", false],
  ["x-gzip", "gzip", false],
])("%j takes %s: %s", (header, coding, expected) => {
  expect(accepts(header, coding)).toBe(expected);
});

test("a taken port is said in one sentence", async () => {
  const first = await startServer(() => {}, 0);
  const { port } = first.address() as AddressInfo;
  await expect(startServer(() => {}, port)).rejects.toThrow(`Port ${port} is taken`);
  first.close();
});
