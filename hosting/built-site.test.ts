import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtSite, previousOf } from "./built-site.ts";

/** A folder with a published site and these rules beside it. */
function siteWith(rules: string): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, "dist");
  mkdirSync(dist);
  mkdirSync(join(folder, "hosts"));
  writeFileSync(join(folder, "hosts/rules.json"), rules);
  return dist;
}

test("rules that are cut short are named, with what mends them", () => {
  const dist = siteWith('{ "base": ');
  expect(() => builtSite(dist)).toThrow(/hosts\/rules\.json is damaged: run npm run build/);
});

test("a site is refused whose build was killed before its rules were in their place", () => {
  const dist = siteWith('{ "base": "" }');
  expect(builtSite(dist)).toMatchObject({ dist, rules: { base: "" } });
  mkdirSync(previousOf(dist));
  expect(() => builtSite(dist)).toThrow(`put ${dist} in its place: run npm run build`);
});
