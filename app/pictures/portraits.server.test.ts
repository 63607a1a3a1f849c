import { expect, test } from "vitest";
import { team } from "#app/collections/team.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { plainPicture } from "./plain-picture.test-helper.ts";
import { portraitOf } from "./portraits.server.ts";

/** The first member with a photograph. @param style a line of `team.yaml` that says how it is shown */
async function photographed(style = "") {
  const content = contentCopy();
  const picture = await plainPicture({ width: 400, height: 500, background: "#222" });
  content.add("pictures/somebody.jpg", picture.toString("latin1"));
  content.edit("team.yaml", /initials: .*/, "$&\n    image: somebody.jpg");
  content.edit("team.yaml", /^members:/m, `${style}\nmembers:`);
  return team()[0]!;
}

test("a photograph is engraved (B28)", async () => {
  const { picture } = await portraitOf(await photographed(), "team");
  expect(picture).toMatchObject({
    desktop: { src: expect.stringMatching(/engraving-\w+\.svg$/), width: 200, height: 252 },
    narrow: { width: 96, height: 120 },
  });
});

test("it is shown as it is where the firm says so (B28)", async () => {
  const { picture } = await portraitOf(await photographed("portraits: photographs"), "team");
  expect(picture).toMatchObject({ src: expect.stringContaining("somebody"), alt: "" });
});
