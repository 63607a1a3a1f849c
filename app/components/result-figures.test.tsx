import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResultFigures } from "./result-figures.tsx";

test("a figure stands before what it counts; a result without one speaks for itself", () => {
  const html = renderToStaticMarkup(
    <ResultFigures results={[{ figure: "9", text: "plants" }, { text: "No open notice" }]} />,
  );
  const items = html.split("<li").slice(1);
  expect(items[0]!.replace(/<[^>]+>/g, "")).toContain("9 plants");
  expect(items[0]).not.toContain("data-plain");
  expect(items[1]).toContain("data-plain");
  expect(items[1]!.match(/<span/g)).toHaveLength(1);
});

test("a figure with what it was before is drawn as strokes to count", () => {
  const strokesOf = (before: string, figure: string) =>
    [
      ...renderToStaticMarkup(<ResultFigures results={[{ figure, before, text: "a" }]} />).matchAll(
        / d="([^"]*)"/g,
      ),
    ].map(([, path = ""]) => path.split("M").length - 1);
  expect(strokesOf("9", "3")).toEqual([9, 3]);
  expect(strokesOf("400", "80")).toEqual([1, 1]);
});
