import { globSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { pictureFile } from "./picture-file.server.ts";

let folder = "";

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "app/art"), { recursive: true });
  writeFileSync(join(folder, "app/art/relief.ts"), "export const version = 1;");
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});

const make = vi.fn((svg = "<svg/>") => ({ svg, width: 10, height: 20 }));
const request = { name: "hero-band", extension: "svg" as const, key: ["a"], make: () => make() };

test("the file is named after its content and holds it", () => {
  const { path, width, height } = pictureFile(request);
  expect(path).toMatch(/^\/pictures\/hero-band-[0-9a-f]{8}\.svg$/);
  expect([width, height]).toEqual([10, 20]);
  expect(readFileSync(join(folder, ".cache", path), "utf8")).toBe("<svg/>");
});

const put = (file: string) => writeAtomically(join(folder, file), "another version");
const cached = (path: string) => join(folder, ".cache", path);
const note = () => globSync(cached("pictures/known/*.json"))[0]!;
const changedNote = () => readFileSync(note(), "utf8").replace('"width":10', '"width":11');

test.each<[string, boolean, (path: string) => void]>([
  ["nothing", false, () => {}],
  ["a test of the drawing code", false, () => put("app/art/relief.test.ts")],
  ["the drawing code", true, () => put("app/art/relief.ts")],
  ["the colours", true, () => put("app/art/palette.ts")],
  ["a package that draws", true, () => put("node_modules/sharp/package.json")],
  ["a picture that is lost", true, (path) => rmSync(cached(path))],
  ["a picture that was cut short", true, (path) => truncateSync(cached(path), 3)],
  ["its note, which was cut short", true, () => truncateSync(note(), 3)],
  ["its note, where a digit changed", true, () => writeFileSync(note(), changedNote())],
])("for %s a picture is drawn again: %s", (_, isDrawn, change) => {
  const first = pictureFile(request);
  make.mockClear();
  change(first.path);
  expect(pictureFile(request)).toEqual(first);
  expect(pictureFile(request)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(isDrawn ? 1 : 0);
});

test("two pictures of one name, by their keys, get two addresses", () => {
  const one = pictureFile({ ...request, key: 1, make: () => make("<svg>1</svg>") });
  const two = pictureFile({ ...request, key: 2, make: () => make("<svg>2</svg>") });
  expect(one.path).not.toBe(two.path);
});
