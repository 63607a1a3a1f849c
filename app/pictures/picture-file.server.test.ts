import { globSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { pictureFile } from "./picture-file.server.ts";

let folder = "";

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "app/art"), { recursive: true });
  writeFileSync(join(folder, "app/art/relief.ts"), "export const version = 1;");
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});

afterEach(() => vi.restoreAllMocks());

const make = vi.fn((data = "<svg/>") => ({ data, width: 10, height: 20 }));
const request = { name: "hero-band", extension: "svg" as const, key: ["a"], make: () => make() };

test("the file is named after its content and holds it", () => {
  const { path, width, height } = pictureFile(request);
  expect(path).toMatch(/^\/pictures\/hero-band-[0-9a-f]{8}\.svg$/);
  expect([width, height]).toEqual([10, 20]);
  expect(readFileSync(join(folder, ".cache", path), "utf8")).toBe("<svg/>");
});

test("an unchanged picture is not drawn again", () => {
  make.mockClear();
  const first = pictureFile(request);
  expect(pictureFile(request)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("another key or a lost file has it drawn again", () => {
  const { path } = pictureFile(request);
  make.mockClear();
  pictureFile({ ...request, key: ["b"] });
  expect(make).toHaveBeenCalledTimes(1);
  rmSync(join(folder, ".cache", path));
  pictureFile(request);
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([
  ["the drawing code", "app/art/relief.ts"],
  ["the colours", "app/art/palette.ts"],
  ["a package that draws", "node_modules/sharp/package.json"],
])("a change of %s has it drawn again", (_, file) => {
  pictureFile(request);
  make.mockClear();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "another version");
  pictureFile(request);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ["the picture", (path: string) => join(folder, ".cache", path)],
  ["the note of it", () => globSync(join(folder, ".cache/pictures/known/*.json"))[0] ?? ""],
])("a picture is drawn again where %s was cut short", (_, damaged) => {
  rmSync(join(folder, ".cache"), { recursive: true, force: true });
  const { path } = pictureFile(request);
  make.mockClear();
  truncateSync(damaged(path), 3);
  expect(pictureFile(request).path).toBe(path);
  expect(make).toHaveBeenCalledTimes(1);
  pictureFile(request);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a changed test of the drawing code has nothing drawn again", () => {
  pictureFile(request);
  make.mockClear();
  writeFileSync(join(folder, "app/art/relief.test.ts"), "");
  pictureFile(request);
  expect(make).not.toHaveBeenCalled();
});

test("two pictures of one name get two addresses", () => {
  const one = pictureFile({ ...request, key: 1, make: () => make("<svg>1</svg>") });
  const two = pictureFile({ ...request, key: 2, make: () => make("<svg>2</svg>") });
  expect(one.path).not.toBe(two.path);
});
