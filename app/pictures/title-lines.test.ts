import { expect, test } from "vitest";
import { setTitle } from "./title-lines.ts";

/** Every character is half as wide as its size. */
const measure = (text: string): number => [...text].length / 2;
const room = { width: 200, height: 100, fontSizes: [40, 20] };

test("a short title stands on one line in the largest size", () => {
  expect(setTitle("Contact", room, measure)).toEqual({ lines: ["Contact"], fontSize: 40 });
});

test("a title breaks into even lines rather than one long and one short", () => {
  expect(setTitle("one two three four", room, measure).lines).toEqual(["one two", "three four"]);
});

test("where the height allows no more lines the size goes down", () => {
  const { lines, fontSize } = setTitle("aaaaaaa bbbbbbb ccccccc ddddddd", room, measure);
  expect(fontSize).toBe(20);
  expect(lines.length).toBeLessThanOrEqual(5);
});

test("every line fits, whatever the words", () => {
  for (const title of ["a", "aaaaaaaaaa ".repeat(5).trim(), "a b c d e f g h i j k l m n o p"]) {
    const { lines, fontSize } = setTitle(title, room, measure);
    for (const line of lines) expect(measure(line) * fontSize).toBeLessThanOrEqual(room.width);
    expect(lines.length * fontSize).toBeLessThanOrEqual(room.height);
    expect(lines.join(" ").replaceAll("\u00a0", " ")).toBe(title);
  }
});

test("an ampersand begins a line and never ends one", () => {
  const { lines } = setTitle("Talents & Development", room, measure);
  expect(lines.at(-1)).toBe("&\u00a0Development");
});

test("a word longer than a line is broken with hyphens, other words are not", () => {
  const long = "Wasserversorgungszweckverband";
  const { lines, fontSize } = setTitle(`Our ${long}`, room, measure);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(measure(line) * fontSize).toBeLessThanOrEqual(room.width);
  expect(lines.join(" ").replaceAll("- ", "")).toBe(`Our ${long}`);
  expect(lines.join(" ")).not.toContain("Our-");
});

test("a title that fits in no size is refused by name", () => {
  expect(() => setTitle("four ".repeat(40), room, measure)).toThrow(/does not fit/);
});
