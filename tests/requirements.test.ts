/** The table of requirements names tests for each row: these must cite it, alone or in a range. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = [
  ...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| ([RAB])(\d+) \|.*\| (.*) \|$/gm),
].map(([, letter = "", number = "", holders = ""]) => ({
  row: letter + number,
  letter,
  number: Number(number),
  files: [...holders.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
}));

/** Whether a text cites a row: `R45`, or `R43 to R48`. */
function cites(text: string, letter: string, number: number): boolean {
  const cited = text.matchAll(/\b([RAB])(\d+)(?: to [RAB]?(\d+))?\b/g);
  return [...cited].some(
    ([, kind, first, last = first]) =>
      kind === letter && number >= Number(first) && number <= Number(last),
  );
}

test.each(rows.filter(({ files }) => files.length > 0))(
  "$row is cited where the table says",
  ({ letter, number, files }) => {
    for (const file of files)
      expect(cites(readFileSync(file, "utf8"), letter, number), file).toBe(true);
  },
);

test("every row but these is held by a test", () => {
  const unheld = rows.filter(({ files }) => files.length === 0).map(({ row }) => row);
  expect(unheld).toEqual(["R105", "B27"]);
});
