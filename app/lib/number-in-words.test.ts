import { expect, test } from "vitest";
import { rupeesInWords } from "./number-in-words.ts";

test("a sum in Indian words", () => {
  const sums = [0, 20_00, 19_01, 3_96_266_67, 1_00_00_01_100_00].map(rupeesInWords);
  expect(sums.join("; ")).toBe(
    "zero; twenty; nineteen and one paise; three lakh ninety-six thousand two hundred sixty-six and sixty-seven paise; one hundred crore one thousand one hundred",
  );
});
