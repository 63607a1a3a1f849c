import { expect, test } from "vitest";
import { picturesIn } from "./pictures.ts";

test("pictures are found wherever a text names them, each once", () => {
  expect(
    picturesIn(
      `<img src="/firm/pictures/hero-1a.svg"><source srcset="/pictures/hero-2b.svg 2x, /pictures/hero-1a.svg">` +
        `<meta content="https://example.org/pictures/share-3c.png"> a{background:url(/pictures/dot-4d.svg#x)}`,
    ),
  ).toEqual(["hero-1a.svg", "hero-2b.svg", "share-3c.png", "dot-4d.svg"]);
});
