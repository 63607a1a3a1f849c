import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeFonts } from "../../scripts/fonts.ts";
import { pictureDirectory, type PictureFile } from "./picture-file.server.ts";
import { shareImage } from "./share-image.server.ts";

beforeAll(async () => {
  await makeFonts();
});

const bytes = ({ path }: PictureFile): Buffer => readFileSync(join(pictureDirectory(), "..", path));

test("a title of sixty wide characters fits", () => {
  for (const title of [
    "Whistleblowing & Workforce Management Memoranda: What Matters",
    "WWWWWWWW WWWWWWWW WWWWWWWW WWWWWWWW",
  ]) {
    const picture = shareImage(title, "Example Consulting");
    expect(existsSync(join(pictureDirectory(), "..", picture.path))).toBe(true);
  }
});

test("the file is a PNG of the size that it says, small enough for messengers", () => {
  const picture = shareImage("Contact", "Example Consulting");
  const png = bytes(picture);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([picture.width, picture.height]);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
});

test("title and name both show", () => {
  const paths = [shareImage("One", "Firm"), shareImage("Two", "Firm"), shareImage("One", "Other")];
  expect(new Set(paths.map(({ path }) => path)).size).toBe(3);
});

test("what would be markup is text", () => {
  expect(() => shareImage("Terms < & > conditions", "Rao & Sons")).not.toThrow();
});
