import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastProblems, DEFAULT_COLOURS, inKey, paletteStyles } from "./palette.ts";
import { SHEETS, type SheetName } from "./sheets.ts";

test("the default colours are the tokens of the style sheet, and pass", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const names = { quiet: "ink-2", paper: "white", action: "marigold" } as Record<string, string>;
  for (const [role, colour] of Object.entries(DEFAULT_COLOURS)) {
    const [, value] = new RegExp(`--${names[role] ?? role}: (#\\w+);`).exec(tokens) ?? [];
    expect({ role, colour: value?.replace(/^#fff$/, "#ffffff") }).toEqual({ role, colour });
  }
  for (const [, sheet, pen] of tokens.matchAll(/--pen-(\w+): (#\w+);/g))
    expect(pen, sheet).toBe(SHEETS[sheet as SheetName].shade);
  expect(contrastProblems(DEFAULT_COLOURS, [])).toEqual([]);
  expect(paletteStyles(DEFAULT_COLOURS)).toBe("");
});

test("a pair without enough contrast is told with its ratio and the nearest colour that passes", () => {
  const [problem, ...others] = contrastProblems({ ...DEFAULT_COLOURS, laterite: "#9a4a2f" }, [
    "laterite",
  ]);
  expect(others).toEqual([]);
  expect(problem?.role).toBe("laterite");
  expect(problem?.message).toMatch(
    /^ink #0b2024 on laterite #9a4a2f has a contrast of 2\.\d\d to 1, and 4\.5 to 1 is needed\./,
  );
  const better = { ...DEFAULT_COLOURS, laterite: problem!.better! };
  expect(contrastProblems(better, ["laterite"])).toEqual([]);
});

test("the text gives way where only it was chosen", () => {
  const problems = contrastProblems({ ...DEFAULT_COLOURS, quiet: "#8899aa" }, ["quiet"]);
  expect(new Set(problems.map(({ role }) => role))).toEqual(new Set(["quiet"]));
});

test("what follows from a colour follows it in hue", () => {
  const styles = paletteStyles({ ...DEFAULT_COLOURS, ink: "#2a0b1e" });
  expect(styles).toMatch(/^:root\{--ink:#2a0b1e;--ink-hover:#\w{6};.*--line:#2a0b1e33/);
  expect(inKey("#1c4a51", "#0b2024", "#0b2024")).toBe("#1c4a51");
  const [red, green] = [1, 3].map((at) =>
    Number.parseInt(inKey("#1c4a51", "#0b2024", "#2a0b1e").slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(green!);
});
