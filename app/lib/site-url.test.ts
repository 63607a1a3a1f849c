import { expect, test, vi } from "vitest";
import { absoluteUrl, basePath, link } from "./site-url.ts";

test("at the root of a host, links are the addresses themselves", () => {
  vi.stubEnv("SITE_URL", "https://example.org/");
  expect(basePath()).toBe("");
  expect(link("/team")).toBe("/team");
  expect(absoluteUrl("/")).toBe("https://example.org/");
});

test("in a folder, every link starts with it", () => {
  vi.stubEnv("SITE_URL", "https://example.org/firm/");
  expect(link("/")).toBe("/firm/");
  expect(link("/#services")).toBe("/firm/#services");
  expect(absoluteUrl("/blog/3")).toBe("https://example.org/firm/blog/3");
});
