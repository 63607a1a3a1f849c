import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { yamlSettings } from "./schemas.ts";

test("editors of code are told the schema of every YAML file", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(yamlSettings());
});
