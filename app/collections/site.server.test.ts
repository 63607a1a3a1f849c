import { expect, onTestFinished, test } from "vitest";
import { siteFrame } from "#app/frame/site-frame.server.ts";
import { firmStyles } from "#app/frame/content-styles.server.ts";
import { setColours, SHEETS } from "#app/art/sheets.ts";
import { plainPicture } from "#app/pictures/plain-picture.test-helper.ts";
import { site } from "./site.server.ts";
import { contentCopy, messageOf } from "./test-content.test-helper.ts";

test("the firm's colours reach styles and drawings (B23)", () => {
  const usual = site().colours;
  onTestFinished(() => setColours(usual));
  contentCopy().edit("site.yaml", /^name:/m, 'colours: { mist: "#D8B4C8" }\nname:');
  expect(firmStyles()).toMatch(/^:root\{--mist:#d8b4c8;--pen-mist:#\w{6}\}$/);
  const before = SHEETS.mist;
  setColours(site().colours);
  expect(SHEETS.mist).toMatchObject({ background: "#d8b4c8", text: before.text });
  expect(SHEETS.mist.shade).not.toBe(before.shade);
});

test("the firm's logo stands for mark and name, a light one on dark backgrounds (B23)", async () => {
  const content = contentCopy();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>`;
  content.add("pictures/logo.svg", svg);
  const png = await plainPicture({ width: 1200, height: 600, background: "#fff" }, "png");
  content.add("pictures/logo-light.png", png.toString("latin1"));
  content.edit("site.yaml", /^name:/m, "logo: { file: logo.svg, dark: logo-light.png }\nname:");
  const { header, footer } = await siteFrame("/");
  expect(header.logo).toMatchObject({ width: 120, height: 40 });
  // Scaled down to the most that a sharp screen shows.
  expect(footer.logo).toMatchObject({ width: 576, height: 288 });
  content.edit("site.yaml", /file: logo\.svg/, "file: lost.svg");
  expect(messageOf(site)).toContain("There is no file content/pictures/lost.svg");
});
