import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Specimen } from "./specimen.tsx";
import styles from "./specimen.module.css";

/** The columns, from 0, whose cells all end below one another. */
function figureColumns(rows: string[][]) {
  const columns = rows[0]!.map((_, at) => `Column ${at}`);
  const html = renderToStaticMarkup(
    <Specimen
      title="Note"
      firm="Firm"
      page="Page 1"
      origin="File"
      signatures={[]}
      facts={[]}
      table={{ columns, rows }}
      passages={[]}
      background="mist"
    />,
  );
  const cells = [...html.matchAll(/<t[hd]\b[^>]*?(?:class="([^"]*)")?>/g)].map(([, names = ""]) =>
    names.split(" ").includes(styles.figures!),
  );
  return columns.flatMap((_, at) =>
    cells.filter((_, index) => index % columns.length === at).every(Boolean) ? [at] : [],
  );
}

test("columns of figures end below one another, a word among them too", () => {
  expect(
    figureColumns([
      ["People", "430", "₹11.8 crore"],
      ["Disputes", "none", "2"],
      ["Filings", "42 of 42", "41 of 42"],
    ]),
  ).toEqual([1, 2]);
});

test("dates with words to them and words begin below one another", () => {
  expect(
    figureColumns([
      ["Fund", "15 Sep", "Receipt"],
      ["Tax", "18 Sep, as the 20th is a Sunday", "Due"],
    ]),
  ).toEqual([]);
});
