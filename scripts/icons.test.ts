import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

test.each(Object.entries(icons()))(
  "public/%s is what the mark gives: run node scripts/icons.ts",
  (name, data) => {
    expect(readFileSync(`public/${name}`).equals(data)).toBe(true);
  },
);

test("the icon file says where its pictures are, and how large", () => {
  const file = icons()["favicon.ico"]!;
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  let end = 6 + 16 * entries.length;
  for (const entry of entries) {
    const start = file.readUInt32LE(entry + 12);
    expect(start).toBe(end);
    expect(file.subarray(start + 1, start + 4).toString()).toBe("PNG");
    expect(file.readUInt32BE(start + 16)).toBe(file[entry]);
    expect(file.readUInt32BE(start + 20)).toBe(file[entry + 1]);
    end = start + file.readUInt32LE(entry + 8);
  }
  expect(entries).not.toHaveLength(0);
  expect(end).toBe(file.length);
});
