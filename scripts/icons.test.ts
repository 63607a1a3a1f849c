import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

test.each(Object.entries(icons()))(
  "public/%s is what the mark gives: run node scripts/icons.ts",
  (name, data) => {
    expect(readFileSync(`public/${name}`).equals(Buffer.from(data))).toBe(true);
  },
);

test("the icon file says where its one picture is", () => {
  const file = Buffer.from(icons()["favicon.ico"]!);
  const size = file.readUInt32LE(14);
  const start = file.readUInt32LE(18);
  expect(start + size).toBe(file.length);
  expect(file.subarray(start + 1, start + 4).toString()).toBe("PNG");
  expect(file.readUInt32BE(start + 16)).toBe(file[6]);
});
