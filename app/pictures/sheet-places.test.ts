import { expect, test } from "vitest";
import { sheetPlaces } from "./sheet-places.ts";

test("each drawing of a sheet has an address and its own height", () => {
  expect(sheetPlaces({ src: "/pictures/a.svg", width: 20, height: 60 }, 2)).toEqual([
    { src: "/pictures/a.svg#p0", width: 20, height: 30 },
    { src: "/pictures/a.svg#p1", width: 20, height: 30 },
  ]);
});
