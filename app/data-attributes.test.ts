import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (files: string) =>
  globSync(files, { exclude: ["**/*.test.{ts,tsx}"] })
    .map((file) => readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, ""))
    .join("\n");
const [code, journeys] = [textOf("app/**/*.{ts,tsx,css}"), textOf("tests/e2e/*.ts")];

const kebab = (name: string) => name.replaceAll(/\B[A-Z]/g, "-$&").toLowerCase();
const found = (text: string, ...patterns: RegExp[]) =>
  patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name]) => kebab(name!)));

/** Attributes that are set: on elements, on a syntax tree, or through `dataset`. */
const given = found(
  code,
  /(?<![[(\w-])data-([a-z-]+)(?=[\s=>"/])/g,
  /\bdata([A-Z]\w+)(?=: "| = )/g,
  /\bdataset\.(\w+) (?:\?\?)?=/g,
);
/** Attributes that are read: in selectors, in CSS `attr()`, or through `dataset`. */
const inSelectors = /[[(]data-([a-z-]+)/g;
const asked = found(code, inSelectors, /\bdataset\.(\w+)\b(?! =)/g);
/** Attributes read by destructuring `dataset`, among other names. */
const taken = found(code, /(?<=\{[^{}]*)\b(\w+)(?=[^{}]*\} = [\w.!]+\.dataset\b)/g);

test("what a style sheet or a script asks for is given, and what is given is asked for", () => {
  expect([...new Set(asked).difference(new Set(given))]).toEqual([]);
  const all = new Set([...asked, ...taken, ...found(journeys, inSelectors)]);
  expect([...new Set(given).difference(all)]).toEqual([]);
});
