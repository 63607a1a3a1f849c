import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { svgDocument } from "#app/art/picture.ts";
import { drawingSheet } from "./drawing-sheet.server.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sheets-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const draw = vi.fn(() => [
  svgDocument({ width: 20, height: 30 }, "xMidYMid slice", "<g/>"),
  svgDocument({ width: 40, height: 10 }, "xMaxYMid slice", "<path/>"),
]);

test("each drawing has its own address in one file, and its own size", () => {
  const [first, second] = drawingSheet("team", ["a"], draw);
  expect(first).toMatchObject({ width: 20, height: 30 });
  expect(second).toMatchObject({ width: 40, height: 10 });
  const [file, place] = second!.src.split("#");
  expect(first!.src).toBe(`${file}#p0`);
  const svg = readFileSync(join(folder, ".cache", file!), "utf8");
  expect(svg).toContain(`<view id="${place}"`);
});

test("what is remembered has the sizes too", () => {
  draw.mockClear();
  const drawn = drawingSheet("team", ["a"], draw);
  expect(drawingSheet("team", ["a"], draw)).toEqual(drawn);
  expect(draw).toHaveBeenCalledTimes(1);
});
