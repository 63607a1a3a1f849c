import { expect, test } from "vitest";
import { pictureSheet, svgDocument } from "./picture.ts";

const size = { width: 20, height: 30 };
const pictures = ["<g/>", "<path/>"].map((markup) => svgDocument(size, "xMaxYMid slice", markup));

test("a sheet holds pictures below one another, each with a view of its own", () => {
  const { svg, width, height } = pictureSheet(pictures, "xMidYMid slice");
  expect([width, height]).toEqual([20, 60]);
  expect(svg).toContain(`viewBox="0 0 20 60"`);
  expect(svg).toContain(
    `<view id="p1" viewBox="0 30 20 30" preserveAspectRatio="xMidYMid slice"/><svg y="30" width="20" height="30" `,
  );
  expect(svg.match(/<view /g)).toHaveLength(2);
  expect(svg).toMatch(/<g\/>.*<path\/>/);
});

test("a sheet of nothing is refused", () => {
  expect(() => pictureSheet([], "xMidYMid slice")).toThrow("at least one picture");
});
