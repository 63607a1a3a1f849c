import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, previousOf } from "./built-site.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** A folder with a published site and these rules beside it. */
function siteWith(rules: string): string {
  const folder = temporaryFolder();
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
