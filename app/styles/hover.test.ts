import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** The selectors of a style sheet with `:hover` but without focus. */
function forPointersAlone(file: string): string[] {
  const css = readFileSync(join("app", file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...css.matchAll(/[^{};]*:hover[^{};]*(?=\{)/g)]
    .filter(([selector]) => !/:focus-(visible|within)/.test(selector))
    .map(([selector]) => `${file}: ${selector.trim()}`);
}

test("whatever answers the pointer answers the keyboard, too", () => {
  expect(sheets.flatMap(forPointersAlone)).toEqual([]);
});
