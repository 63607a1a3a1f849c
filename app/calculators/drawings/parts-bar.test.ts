import { expect, test } from "vitest";
import { placeParts } from "./parts-bar.tsx";

/** Small parts at the end, at the beginning, and in between. */
const WHOLES = [
  [1_233_700, 72_800, 36_000, 2500],
  [3, 582, 11, 18],
  [30, 550, 53, 5, 990],
];

test.each(WHOLES)("no leader runs through the words of another part (%i, %i, %i …)", (...sums) => {
  const parts = sums.map((sum) => ({
    sum,
    words: [`Provident fund ${sum}`, `₹${sum}`] as [string, string],
    weight: "mid" as const,
  }));
  for (const size of ["narrow", "wide"] as const) {
    const { placed } = placeParts(parts, size);
    const crossed = placed.flatMap(({ row, leader }) =>
      placed.filter((other) => other.row < row && other.from < leader && leader < other.to),
    );
    expect(crossed, size).toEqual([]);
  }
});
