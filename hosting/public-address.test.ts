import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["https://firm.in/", true],
  ["https://example.com.firm.in/", true],
  ["https://counterexample.com/", true],
  ["https://www.example.com/", false],
  ["https://example.org/firm/", false],
  ["https://example.net/", false],
  ["https://firm.test/", false],
  ["https://firm.example/", false],
  ["https://firm.invalid/", false],
  ["http://localhost:4173/", false],
  ["http://127.0.0.1:4173/", false],
])("visitors can reach %s: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
