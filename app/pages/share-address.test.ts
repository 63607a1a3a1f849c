import { expect, test } from "vitest";
import { shareAddress } from "./share-address.ts";

const page = { url: "https://example.test/blog/3?a=1&b=2", title: "Pay & law: 50% + more" };

test.each(["title", "text"])("the page's address goes in url, its title in %s", (textParameter) => {
  const { origin, pathname, searchParams } = new URL(
    shareAddress({ url: "https://network.test/share", textParameter }, page),
  );
  expect(origin + pathname).toBe("https://network.test/share");
  expect(Object.fromEntries(searchParams)).toEqual({ url: page.url, [textParameter]: page.title });
});

test("a plus sign stays one, a space is no plus sign", () => {
  const address = shareAddress({ url: "https://network.test/share", textParameter: "text" }, page);
  expect(address).not.toContain("+");
  expect(decodeURIComponent(address)).toContain("50% + more");
});
