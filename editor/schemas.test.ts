import { expect, test } from "vitest";
import { withSchemas } from "./schemas.ts";

test("settings of one's own stay beside the schemas", () => {
  const settings = JSON.parse(
    withSchemas('{ "editor.tabSize": 2, "yaml.schemas": { "./old": "x" } }'),
  );
  expect(settings["editor.tabSize"]).toBe(2);
  expect(settings["yaml.schemas"]).toMatchObject({
    "./.cache/schemas/regions.json": "content/regions/*.yaml",
    "./.cache/schemas/team.json": "content/team.yaml",
  });
  expect(settings["yaml.schemas"]).not.toHaveProperty("./old");
});
