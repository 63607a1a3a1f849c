import { expect, test } from "vitest";
import { drawnPicturesIn } from "./pictures.ts";

test("pictures are found wherever a text names them, each once", () => {
  expect(
    drawnPicturesIn(
      `<img src="/firm/pictures/hero-1a4e5f60.svg"><source srcset="/pictures/hero-2b4e5f60.svg 2x, /pictures/hero-1a4e5f60.svg">` +
        `<meta content="https://example.org/pictures/share-3c4e5f60.png"> a{background:url(/pictures/dot-4d4e5f60.svg#x)} See https://example.org/pictures/chart.png`,
    ),
  ).toEqual(["hero-1a4e5f60.svg", "hero-2b4e5f60.svg", "share-3c4e5f60.png", "dot-4d4e5f60.svg"]);
});
