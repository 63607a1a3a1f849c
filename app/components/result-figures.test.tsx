import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResultFigures } from "./result-figures.tsx";
import { Steps } from "./steps.tsx";

test("a figure and what it counts are heard as two words", () => {
  const html = renderToStaticMarkup(<ResultFigures results={[{ figure: "9", text: "plants" }]} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("9 plants");
});

test("a number before and after is drawn as lines that can be counted, up to sixty", () => {
  const lines = (before: string) => {
    const results = [{ figure: "3", text: "plants", before }];
    const html = renderToStaticMarkup(<ResultFigures results={results} />);
    return [...html.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path.split("M").length - 1);
  };
  expect(lines("60")).toEqual([60, 3]);
  expect(lines("61")).toEqual([1, 1]);
});

test.each(["Audited", "Audited nine plants"])("“%s” is said once, and whole", (step) => {
  const html = renderToStaticMarkup(<Steps course={[]} steps={[step]} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(step);
});

test("each step stands where it was done, on one scale", () => {
  const course = [0, 1].map((from) => ({ when: "", from, to: 1 + from * 3 }));
  const html = renderToStaticMarkup(<Steps steps={["A", "B"]} course={course} />);
  expect(html).toMatch(/x1="0%" x2="25%".*x1="25%" x2="100%"/);
});
