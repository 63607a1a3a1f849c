import { expect, test } from "vitest";
import { chartFigure, readChart, type Chart } from "./chart.ts";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

const chartOf = (info: string, text: string): Chart => {
  const chart = readChart(info, text);
  if ("message" in chart) throw new Error(chart.message);
  return chart;
};

const LABELS = { bars: "Bars of {title}", lines: "Lines of {title}", figures: "As a table" };

const elements = (chart: Chart, name: string) => {
  const found: Record<string, unknown>[] = [];
  visit(chartFigure(chart, LABELS), "element", ({ tagName, properties }) => {
    if (tagName === name) found.push(properties);
  });
  return found;
};

test("bars are as long as their figures, and the largest leaves room for its own", () => {
  const chart = chartOf("bars Settled, in per cent", "Year, Settled\n2022, 40\n2023, 80\n");
  const ends = elements(chart, "line").map(({ x2 }) => x2);
  expect([...new Set(ends)]).toEqual(["34%", "68%"]);
});

test("the figures of a line stand as high as they are", () => {
  const chart = chartOf("lines People", "Year, A\n2021, 0\n2022, 50\n2023, 100");
  const [low, middle, high] = elements(chart, "circle").map(({ cy }) =>
    Number.parseFloat(String(cy)),
  );
  expect(middle! - high!).toBeCloseTo(low! - middle!);
  expect(low).toBeGreaterThan(high!);
});

test("figures below nought have their line", () => {
  const chart = chartOf("lines Result", "Year, A\n2021, -5\n2022, 12");
  for (const { cy } of elements(chart, "circle"))
    expect(Number.parseFloat(String(cy))).toBeGreaterThan(0);
  const below = chartOf("lines Change", "Year, A\n2021, -0.2\n2022, -0.4");
  const [upper, lower] = elements(below, "circle").map(({ cy }) => Number.parseFloat(String(cy)));
  // Half of the chart's height: no positive value takes part of it.
  expect(lower! - upper!).toBeCloseTo(6.5);
});

test("every figure stands at its bar, with the unit of its heading, and in the table below", () => {
  const chart = chartOf("bars Pay", "Year, A (₹), B (%)\n2021, 1200, 1.5\n2022, 3, 4");
  const figure = textOf(chartFigure(chart, LABELS));
  expect(figure).toContain("2021A₹1,200B1.5%2022A₹3B4%");
  expect(figure).toMatch(/YearA \(₹\)B \(%\)20211,2001.5202234$/);
  expect(elements(chart, "svg")).toMatchObject([{ role: "img", ariaLabel: "Bars of Pay" }]);
});

test.each([
  ["no kind", "Title", "a, b\nc, 1\nd, 2", 0, "bars or lines"],
  ["no title", "bars", "a, b\nc, 1\nd, 2", 0, "title"],
  ["one row", "bars T", "a, b\nc, 1", 1, "two rows"],
  ["too many columns", "bars T", "a, b, c, d, e\nf, 1, 1, 1, 1\ng, 1, 1, 1, 1", 1, "at most 3"],
  ["a comma in a figure", "bars T", "a, b\nc, 1,200\nd, 2", 2, "3 entries"],
  ["a word for a figure", "bars T", "a, b\nc, 1\n\nd, two", 4, '"two" is no figure'],
  ["bars below nought", "bars T", "a, b\nc, -1\nd, 2", 2, "below"],
])("%s is told with its line", (_what, info, text, line, message) => {
  expect(readChart(info, text)).toMatchObject({ line, message: expect.stringContaining(message) });
});
