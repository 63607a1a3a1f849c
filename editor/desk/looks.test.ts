import { expect, test } from "vitest";
import { contrastProblems, DEFAULT_COLOURS, type ColourRole } from "#app/art/palette.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { deskState } from "./desk.ts";
import { coloursFrom } from "./looks.ts";

test.each(["#ff0000", "#ffee00", "#000000", "#ffffff", "#1d5f6b", "#8a2be2"])(
  "every text can be read with colours made from %s",
  (main) => {
    const own = coloursFrom(main);
    expect(
      contrastProblems({ ...DEFAULT_COLOURS, ...own }, Object.keys(own) as ColourRole[]),
    ).toEqual([]);
  },
);

test("a colour that cannot be read is told of once, with one that goes with all others", async () => {
  const { edit } = contentCopy();
  edit("site.yaml", /$/, '\ncolours: { ink: "#9fb0a8" }\n');
  const remark = async () =>
    (await deskState()).remarks["site.yaml"]!.remarks.filter(({ better }) => better);
  const [found, ...others] = await remark();
  expect([found?.key, others]).toEqual(["colours.ink", []]);
  edit("site.yaml", /#9fb0a8/, found!.better!);
  expect(await remark()).toEqual([]);
});
