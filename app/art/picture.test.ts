import { expect, test } from "vitest";
import { pictureSheet, svgDocument } from "./picture.ts";

const pictures = [
  svgDocument({ width: 20, height: 30 }, "xMidYMid slice", "<g/>"),
  svgDocument({ width: 40, height: 10 }, "xMaxYMid slice", "<path/>"),
];

test("a sheet holds pictures below one another, each with its own size and anchor", () => {
  const { svg, width, height, places } = pictureSheet(pictures);
  expect([width, height]).toEqual([40, 40]);
  expect(places).toEqual([
    { width: 20, height: 30 },
    { width: 40, height: 10 },
  ]);
  expect(svg).toContain(`viewBox="0 0 40 40"`);
  expect(svg).toContain(
    `<view id="p1" viewBox="0 30 40 10" preserveAspectRatio="xMaxYMid slice"/><svg y="30" width="40" height="10" `,
  );
  expect(svg.match(/<view /g)).toHaveLength(2);
  expect(svg).toMatch(/<g\/>.*<path\/>/);
});

test("a sheet of nothing is refused", () => {
  expect(() => pictureSheet([])).toThrow("at least one picture");
});
