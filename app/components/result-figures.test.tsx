import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResultFigures } from "./result-figures.tsx";

test("a figure and what it counts are heard as two words", () => {
  const html = renderToStaticMarkup(<ResultFigures results={[{ figure: "9", text: "plants" }]} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("9 plants");
});
