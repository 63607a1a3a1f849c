import { expect, test } from "vitest";
import { addressChoice, addressWord } from "./address-choice.ts";

const names = ["Marketing", "Business Development", "Research & Law"];

test("writes a name as a word of an address", () => {
  expect(names.map(addressWord)).toEqual(["marketing", "business-development", "research-law"]);
  expect(addressWord("क़ानून")).toBe("क़ानून");
});

test("reads what it writes, and the name itself", () => {
  for (const name of names) {
    for (const value of [addressWord(name), name, name.toUpperCase(), ` ${name} `])
      expect(addressChoice(value, names)).toEqual({ kind: "one", name });
  }
});

test("takes a missing or an empty value for everything", () => {
  for (const value of ["", "  "]) expect(addressChoice(value, names)).toEqual({ kind: "all" });
});

test("knows that another value names nothing", () => {
  for (const value of [
    "Nowhere",
    "market",
    "-",
    "<img onerror=alert(1)>",
    ".*",
    "x".repeat(10_000),
  ])
    expect(addressChoice(value, names)).toEqual({ kind: "unknown" });
});
