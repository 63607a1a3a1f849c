import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { memberById, portraitStyle, team, type Member } from "#app/collections/team.server.ts";
import { attributes, htmlOf, sentBytes } from "./built-site.ts";
import { basePath } from "#hosting/site-url.ts";

/** What the largest engraving may weigh, as sent. */
const LARGEST = 12_000;

/** The pictures over the initials in every portrait of a member on a page. */
const portraitsOf = ({ initials }: Member, html: string): string[] =>
  html
    .split(/<div class="avatar_avatar"/)
    .slice(1)
    .filter((box) => box.includes(`<span class="avatar_initials">${initials}</span>`))
    .map(
      (box) =>
        /<\/span>(<picture class="avatar_picture">[\s\S]*?<\/picture>)?/.exec(box)?.[1] ?? "",
    );

function expectPortrait(member: Member, html: string) {
  const portraits = portraitsOf(member, html);
  expect(portraits.length, member.name).toBeGreaterThan(0);
  for (const picture of portraits) {
    const files = [...attributes(picture, "src"), ...attributes(picture, "srcset")];
    expect(files.length > 0, member.name).toBe(member.image !== undefined);
    for (const file of files) {
      expect(file).toMatch(/\/pictures\/engraving-[0-9a-f]{8}\.svg$/);
      expect(sentBytes(file.slice(basePath().length))).toBeLessThan(LARGEST);
    }
  }
}

// Neither set of content asks for plain photographs: `portraits.server.test.ts` does.
test("photographs are engraved; a member without one has initials (B28)", () => {
  expect(portraitStyle()).toBe("engraved");
  const html = htmlOf("/team");
  for (const member of team()) expectPortrait(member, html);
});

test("the same stand beside an article that a member wrote (B28)", () => {
  for (const author of new Set(posts().map((post) => post.author))) {
    const { path } = posts().find((post) => post.author === author)!;
    expectPortrait(memberById(author), htmlOf(path));
  }
});
