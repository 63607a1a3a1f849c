import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DECLARED = "app/data-attributes.d.ts";
const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `data-x` as an attribute, a selector or a property of `dataset`, in its camel-cased form. */
const namesIn = (text: string) => [
  ...Array.from(text.matchAll(/\bdata-([a-z][a-z-]*)(?=[\s"'`=\]),>}]|\$)/g), ([, name]) =>
    camelCase(name!),
  ),
  ...Array.from(text.matchAll(/\bdataset\.(\w+)/g), ([, name]) => name!),
];

test("every data attribute that app/ sets or reads is declared, and none else", () => {
  const files = globSync("app/**/*.{ts,tsx,css}").filter(
    (file) => file !== DECLARED && !/\.test\.tsx?$/.test(file),
  );
  const used = new Set(files.flatMap((file) => namesIn(readFileSync(file, "utf8"))));
  const declared = Array.from(
    readFileSync(DECLARED, "utf8").matchAll(/^ {2}(?:"data-([a-z-]+)"|(\w+))\?:/gm),
    ([, attribute, property]) => (attribute ? camelCase(attribute) : property!),
  );
  expect([...used].sort()).toEqual([...new Set(declared)].sort());
});
