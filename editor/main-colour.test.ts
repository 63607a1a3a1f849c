import { expect, test } from "vitest";
import { contrastProblems, DEFAULT_COLOURS, type ColourRole } from "#app/art/palette.ts";
import { coloursFrom } from "./main-colour.ts";

test.each(["#ff0000", "#ffee00", "#000000", "#ffffff", "#1d5f6b", "#8a2be2"])(
  "every text can be read with colours made from %s",
  (main) => {
    const own = coloursFrom(main);
    expect(
      contrastProblems({ ...DEFAULT_COLOURS, ...own }, Object.keys(own) as ColourRole[]),
    ).toEqual([]);
  },
);
