import { expect, test } from "vitest";
import { fontPreloads } from "./font-preloads.ts";

const files = [
  "assets/newsreader-text-400-1a.woff2",
  "assets/newsreader-display-350-2b.woff2",
  "assets/instrument-sans-400-650-3c.woff2",
];

test("the two fonts of every first view are loaded ahead, with CORS as fonts need it", () => {
  const links = fontPreloads(files).split("/>").filter(Boolean);
  expect(links).toHaveLength(2);
  expect(links[0]).toContain(`href="/assets/newsreader-display-350-2b.woff2"`);
  expect(links[1]).toContain(`href="/assets/instrument-sans-400-650-3c.woff2"`);
  for (const link of links)
    expect(link).toMatch(/rel="preload".*as="font" type="font\/woff2" crossorigin=""/);
});

test("a font that the build lacks is an error with its name", () => {
  expect(() => fontPreloads(files.slice(0, 2))).toThrow("instrument-sans-400-650");
});
