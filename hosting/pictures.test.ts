import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { picturesIn, shownPictures } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "hero-1a.svg"), "<svg/>");

test("pictures are found wherever a text names them, each once", () => {
  const texts = [
    `<img src="/firm/pictures/hero-1a.svg"><source srcset="/pictures/hero-2b.svg 2x, /pictures/hero-1a.svg">`,
    `<meta content="https://example.org/pictures/share-3c.png"> a{background:url(/pictures/dot-4d.svg#x)}`,
  ];
  expect(picturesIn(texts)).toEqual(["hero-1a.svg", "hero-2b.svg", "share-3c.png", "dot-4d.svg"]);
});

test("pictures that are there are listed", () => {
  expect(shownPictures([{ where: "/", text: "/pictures/hero-1a.svg" }], folder)).toEqual([
    "hero-1a.svg",
  ]);
});

test("a missing picture is an error that names it and who shows it", () => {
  const mentions = ["/", "/team", "/contact", "/search"].map((where) => ({
    where,
    text: "/pictures/gone-5e.png",
  }));
  expect(() => shownPictures(mentions, folder)).toThrow(
    "gone-5e.png, shown by /, /team, /contact and others",
  );
});
