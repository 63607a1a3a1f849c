import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KeyStats } from "./key-stats.tsx";

test.each([
  ["200+", 200],
  // More than five hundred would be a grey area: each line then stands for several.
  ["1,500", 500],
])("%s is drawn as %i lines", (value, count) => {
  const stats = [{ value, label: "clients" }];
  const html = renderToStaticMarkup(<KeyStats heading="Figures" stats={stats} note="" />);
  expect(html.match(/v-9/g)).toHaveLength(count);
});
