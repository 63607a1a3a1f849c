import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { picturesIn, shownPictures } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "hero-1a.svg"), "<svg/>");

/** A text of the site, in a file. */
function text(name: string, words: string): [string, string] {
  const path = join(folder, name);
  writeFileSync(path, words);
  return [name, path];
}

test("pictures are found wherever a text names them, each once", () => {
  expect(
    picturesIn(
      `<img src="/firm/pictures/hero-1a.svg"><source srcset="/pictures/hero-2b.svg 2x, /pictures/hero-1a.svg">` +
        `<meta content="https://example.org/pictures/share-3c.png"> a{background:url(/pictures/dot-4d.svg#x)}`,
    ),
  ).toEqual(["hero-1a.svg", "hero-2b.svg", "share-3c.png", "dot-4d.svg"]);
});

test("pictures that are there are listed, each once", () => {
  const texts = ["a.html", "b.html"].map((name) => text(name, "/pictures/hero-1a.svg"));
  expect(shownPictures(texts, folder)).toEqual(["hero-1a.svg"]);
});

test("a missing picture is an error that names it and who shows it", () => {
  const texts = ["a", "b", "c", "d"].map((name) => text(`${name}.html`, "/pictures/gone-5e.png"));
  expect(() => shownPictures(texts, folder)).toThrow(
    "gone-5e.png, shown by a.html, b.html, c.html and others",
  );
});
