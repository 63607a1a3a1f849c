import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useInBrowser } from "./use-in-browser.ts";

test("the build knows no value and does not ask for one", () => {
  const read = () => {
    throw new Error("not in a browser");
  };
  const Day = () => <p>{useInBrowser<string>(read) ?? "unknown"}</p>;
  expect(renderToStaticMarkup(<Day />)).toBe("<p>unknown</p>");
});
