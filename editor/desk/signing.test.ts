import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { sign, toBeSigned } from "./signing.ts";

const every = () => toBeSigned().texts.flatMap(({ statements }) => statements);

test("every statement of law stands once under the text that it rests on, and is signed there", () => {
  const { directory } = contentCopy();
  const statements = every();
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ file, key }) => `${file} ${key}`)).size).toBe(statements.length);
  for (const { title, says } of statements) expect([title, says]).not.toContain("");
  const [text] = toBeSigned().texts;
  const lines = () => readFileSync(join(directory, text!.statements[0]!.file), "utf8").split("\n");
  const before = lines();
  sign({ statements: text!.statements, by: " Asha Rao ", on: "2026-11-26" });
  const added = lines().filter((line) => !before.includes(line));
  for (const line of added) expect(line).toMatch(/^ *(?:sign:|by: Asha Rao|on: )/);
  const signed = every().filter((one) => one.sign);
  expect(signed.map(({ title }) => title)).toEqual(text!.statements.map(({ title }) => title));
  expect(signed.every((one) => one.sign!.by === "Asha Rao")).toBe(true);
  const total = toBeSigned().progress.reduce((sum, part) => sum + part.signed, 0);
  expect(total).toBe(text!.statements.length);
});

test("nobody signs nothing, or without a name and a day", () => {
  contentCopy();
  expect(() => sign({ statements: every().slice(0, 1), by: " ", on: "2026-11-26" })).toThrow("Who");
  expect(() => sign({ statements: every().slice(0, 1), by: "A", on: "" })).toThrow("which day");
  expect(() => sign({ statements: [], by: "A", on: "2026-11-26" })).toThrow("ticked");
});
