import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, pageFile, previousOf, storedAddress } from "./built-site.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test.each(["/", "/team", "/blog/404", "/blog/index"])("%s is the address of its file", (path) => {
  expect(storedAddress(pageFile(path))).toBe(path);
});

test("a site is refused whose rules are cut short, or whose build was killed before they were in their place", () => {
  const folder = temporaryFolder();
  const dist = join(folder, "dist");
  for (const name of ["dist", "hosts"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "hosts/contents.json"), '{ "rules": ');
  expect(() => builtSite(dist)).toThrow(/hosts\/contents\.json is damaged: run npm run build/);
  writeFileSync(join(folder, "hosts/contents.json"), '{ "rules": { "base": "" } }');
  expect(builtSite(dist)).toMatchObject({ dist, rules: { base: "" } });
  mkdirSync(previousOf(dist));
  expect(() => builtSite(dist)).toThrow(`put ${dist} in its place: run npm run build`);
});
