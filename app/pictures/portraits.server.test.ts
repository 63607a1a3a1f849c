import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { team } from "#app/collections/team.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { portraitOf } from "./portraits.server.ts";

vi.setConfig({ testTimeout: 30_000 });

/** The first member with a photograph: dark, but for a light square in its lower right quarter. */
async function photographed({ fields = "", style = "" }: { fields?: string; style?: string }) {
  const content = contentCopy();
  const light = { create: { width: 400, height: 500, channels: 3, background: "#eee" } } as const;
  const picture = await sharp({
    create: { width: 800, height: 1000, channels: 3, background: "#222" },
  })
    .composite([{ input: light, left: 400, top: 500 }])
    .jpeg()
    .toBuffer();
  content.add("pictures/somebody.jpg", picture.toString("latin1"));
  const image = `$&\n    image: somebody.jpg\n    ${fields}`;
  content.edit("team.yaml", /initials: .*/, image);
  content.edit("team.yaml", /^members:/m, `${style}\nmembers:`);
  return team()[0]!;
}

test("a photograph is engraved, or shown as it is where the firm says so (B28)", async () => {
  const engraved = await portraitOf(await photographed({}), "team");
  expect(engraved.picture).toMatchObject({
    desktop: { src: expect.stringMatching(/engraving-\w+\.svg$/), width: 200, height: 250 },
    narrow: { width: 96, height: 120 },
  });
  const plain = await portraitOf(await photographed({ style: "portraits: photographs" }), "team");
  expect(plain.picture).toMatchObject({ src: expect.stringContaining("somebody"), alt: "" });
});

test("a member without a photograph has initials alone", async () => {
  const content = contentCopy();
  content.edit("team.yaml", /^members:/m, "portraits: engraved\nmembers:");
  const { image: _, ...member } = team()[0]!;
  expect((await portraitOf(member, "team")).picture).toBeUndefined();
});
