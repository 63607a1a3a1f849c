import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { memberById, portraitStyle, team, type Member } from "#app/collections/team.server.ts";
import { attributes, mainOf, sentBytes } from "./built-site.ts";
import { basePath } from "#hosting/build-address.ts";

/** What the largest engraving may weigh, as sent. */
const LARGEST = 12_000;

function expectPortrait(member: Member, path: string) {
  const portraits = mainOf(path)
    .querySelectorAll(".avatar_avatar")
    .filter((box) => box.querySelector(".avatar_initials")?.text === member.initials);
  expect(portraits.length, member.name).toBeGreaterThan(0);
  for (const portrait of portraits) {
    const picture = portrait.querySelector(".avatar_picture");
    const files = picture ? ["src", "srcset"].flatMap((name) => attributes(picture, name)) : [];
    expect(files.length > 0, member.name).toBe(member.image !== undefined);
    // A photograph that is shown as it is has several sizes: `portraits.server.test.ts` asks for them.
    if (portraitStyle() !== "engraved") continue;
    for (const file of files) {
      expect(file).toMatch(/\/pictures\/engraving-[0-9a-f]{8}\.svg$/);
      expect(sentBytes(file.slice(basePath().length))).toBeLessThan(LARGEST);
    }
  }
}

test("members have their photographs, engraved where the firm says so, or initials (B28)", () => {
  for (const member of team()) expectPortrait(member, "/team");
});

test("the same stand beside an article that a member wrote (B28)", () => {
  for (const author of new Set(posts().map((post) => post.author))) {
    const { path } = posts().find((post) => post.author === author)!;
    expectPortrait(memberById(author), path);
  }
});
