import { expect, test } from "vitest";
import { addressWith } from "./address-with.ts";

test("a plus sign stays one, a space is no plus sign, and what the address has stays", () => {
  const values = { url: "https://example.test/blog/3?a=1&b=2", title: "Pay & law: 50% + more" };
  const address = addressWith("https://network.test/share?view=cm", values);
  expect(address).not.toContain("+");
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe("https://network.test/share");
  expect(Object.fromEntries(searchParams)).toEqual({ view: "cm", ...values });
});
