import { expect, test } from "vitest";
import { firmStyles } from "#app/frame/firm-styles.server.ts";
import { setColours, SHEETS } from "#app/art/sheets.ts";
import { site } from "./site.server.ts";
import { contentCopy, messageOf } from "./test-content.test-helper.ts";

const withColours = (colours: string) =>
  contentCopy().edit("site.yaml", /^name:/m, `colours: ${colours}\nname:`);

test("the firm's colours reach styles and drawings (B23)", () => {
  withColours('{ mist: "#D8B4C8" }');
  expect(firmStyles()).toBe(":root{--mist:#d8b4c8}");
  const before = SHEETS.mist;
  setColours(site().colours);
  expect(SHEETS.mist).toMatchObject({ ground: "#d8b4c8", text: before.text });
  expect(SHEETS.mist.shade).not.toBe(before.shade);
});

test.each([
  [
    "too dark a background",
    '{ ochre: "#7a5a10" }',
    "colours.ochre",
    "The nearest ochre that passes",
  ],
  ["a name of a colour", "{ ink: navy }", "colours.ink", 'a colour such as "#12393f"'],
  ["a role that is none", '{ oker: "#e3b75a" }', "colours", '"oker". Known are: ink'],
])("%s is refused with its role (B23)", (_, colours, place, says) => {
  withColours(colours);
  const message = messageOf(site);
  expect(message).toContain(says);
  expect(message).toContain(`→ at ${place}\n`);
});
