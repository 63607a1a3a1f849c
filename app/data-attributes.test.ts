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

/** As an attribute of an element, or of a tree; as a property of `dataset`. */
const given = found(
  code,
  /(?<![[(\w-])data-([a-z-]+)(?=[\s=>"/])/g,
  /\bdata([A-Z]\w+)(?=: "| = )/g,
  /\bdataset\.(\w+) (?:\?\?)?=/g,
);
/** In a selector or what it shows; as a property of `dataset`. */
const inSelectors = /[[(]data-([a-z-]+)/g;
const asked = found(code, inSelectors, /\bdataset\.(\w+)\b(?! =)/g);
/** The same where several are taken at once, with names of other things among them. */
const taken = found(code, /(?<=\{[^{}]*)\b(\w+)(?=[^{}]*\} = [\w.!]+\.dataset\b)/g);

test("what a style sheet or a script asks for is given, and what is given is asked for", () => {
  expect([...new Set(asked).difference(new Set(given))]).toEqual([]);
  const all = new Set([...asked, ...taken, ...found(journeys, inSelectors)]);
  expect([...new Set(given).difference(all)]).toEqual([]);
});
