import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { networkAddresses } from "./serve.ts";

test("a phone is told the addresses that it can use: those in networks, short enough to type", () => {
  const at = (address: string, family: "IPv4" | "IPv6", internal = false) =>
    ({ address, family, internal }) as NetworkInterfaceInfo;
  expect(
    networkAddresses({
      lo: [at("127.0.0.1", "IPv4", true), at("::1", "IPv6", true)],
      eth0: [at("192.168.1.20", "IPv4"), at("fe80::1", "IPv6")],
      wlan0: [at("10.0.0.7", "IPv4")],
      gone: undefined,
    }),
  ).toEqual(["192.168.1.20", "10.0.0.7"]);
});
