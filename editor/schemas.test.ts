import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { yamlSchemas } from "./schemas.ts";

test("editors of code are told the schema of every YAML file", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const schemas = yamlSchemas().map(({ file, files }) => [`./${file}`, files]);
  expect(settings["yaml.schemas"]).toEqual(Object.fromEntries(schemas));
});
