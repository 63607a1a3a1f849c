import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds } from "../builds.ts";

/** Allowed licences of published packages. Any other licence needs a person's decision. */
const PUBLISHED = ["MIT", "ISC", "OFL-1.1"];
const TOOLS = [
  ...PUBLISHED,
  ..."0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 CC-BY-4.0".split(" "),
  ..."LGPL-3.0-or-later MIT-0 MPL-2.0 PSF-2.0 Python-2.0 Unlicense Zlib".split(" "),
];

/** Whether one side of an OR, or every side of an AND, is allowed. */
const isAllowed = (licence: string, allowed: string[]): boolean =>
  licence
    .replace(/[()]/g, "")
    // Older packages write OR as a slash.
    .split(/ OR |\//)
    .some((choice) => choice.split(" AND ").every((part) => allowed.includes(part)));

const lists = ["", "bench/", "tests/tools/"].map((at) => `${at}package-lock.json`);

test.each(lists)("every package of %s is under a licence that is allowed", (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, { license?: string }>;
  };
  const others = Object.entries(packages).filter(
    ([path, { license = "none" }]) => path !== "" && !isAllowed(license, TOOLS),
  );
  expect(others).toEqual([]);
});

test.each(builds())("whose work $name publishes, and on what terms, goes with it", ({ dist }) => {
  const text = readFileSync(join(dist, "licences.txt"), "utf8");
  const named = [...text.matchAll(/^-{100}\n(\S+) \S+ \((.+)\)\n-{100}\n\n(.*)/gm)];
  const others = named.filter(([, , licence = ""]) => !isAllowed(licence, PUBLISHED));
  expect(others.map(([, name, licence]) => `${name}: ${licence}`)).toEqual([]);
  expect(named.filter(([, , , firstLine]) => !firstLine)).toEqual([]);
  const names = named.map(([, name]) => name);
  for (const name of ["react-dom", "instrument-sans", "newsreader"])
    expect(names).toContainEqual(expect.stringContaining(name));
});
