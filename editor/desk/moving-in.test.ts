import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { newFirm } from "../new.ts";
import { onContent } from "../changes/other-content.ts";
import { checkContent } from "../../scripts/content-check/check.ts";
import { isError } from "../../scripts/content-check/findings.ts";
import { readEntry } from "../entry/entry-files.ts";
import { upload } from "./files.ts";
import { makeLogo } from "./looks.ts";
import { mirrorDirectory } from "./preview.ts";
import { bringSamplesBack, movingIn, removePeople, removeSamples } from "./moving-in.ts";

const errors = () => checkContent().findings.filter(isError);

const state = (folder: string) =>
  Object.fromEntries(everyFile().map((file) => [file, readFileSync(join(folder, file), "latin1")]));

test.each<["marked" | "signed-only" | "off", isKept: (place: number, folder: string) => boolean]>([
  ["marked", (place) => place === 0],
  ["signed-only", (place) => place > 0],
  // Removes the services that they need.
  ["off", (_, folder) => folder === "sectors"],
])("samples go with what leads to them, and come back in one step: law %s", (law, isKept) => {
  const { directory, edit } = contentCopy();
  edit("search-words.yaml", /\/work-with-us/, "/business-sectors#retail");
  const before = state(directory);
  const held = (isOne: typeof isKept = () => true) =>
    movingIn().holdings.flatMap(({ folder, entries }) =>
      entries.filter((_, place) => isOne(place, folder)).map(({ file }) => file),
    );
  const keep = held(isKept);
  removeSamples({ keep, law });
  expect(errors()).toEqual([]);
  expect(movingIn().isCleared).toBe(true);
  // The kept samples must not be overwritten.
  expect(() => removeSamples({ keep: [], law })).toThrow("already");
  expect(held()).toEqual(keep);
  bringSamplesBack();
  expect(state(directory)).toEqual(before);
});

test("samples are cleared away all or none, and what was written since stays when they come back", () => {
  const { directory, edit } = contentCopy();
  const before = state(directory);
  edit("redirects.yaml", /^/, "[");
  expect(() => removeSamples({ keep: [], law: "marked" })).toThrow("mistake");
  edit("redirects.yaml", /^\[/, "");
  expect(state(directory)).toEqual(before);
  removeSamples({ keep: [], law: "marked" });
  // As if the program had been stopped before it was done.
  const kept = join(mirrorDirectory(), "../before-moving-in.json");
  writeFileSync(kept, readFileSync(kept, "utf8").replace(/,"after":.*/, "}"));
  expect(bringSamplesBack()).toEqual([]);
  expect(state(directory)).toEqual(before);
  removeSamples({ keep: [], law: "marked" });
  edit("site.yaml", /^name: .*/m, "name: Nilgiri Thorne");
  expect(bringSamplesBack()).toEqual([expect.stringContaining("irm")]);
  const { "site.yaml": _was, ...others } = before;
  expect(state(directory)).toMatchObject(others);
  expect(readEntry("site.yaml").name).toBe("Nilgiri Thorne");
  expect(bringSamplesBack).toThrow("nothing brings them back");
});

test("people are removed together, and their articles pass to one who stays", () => {
  contentCopy();
  const { people } = movingIn();
  const [stays, ...others] = people;
  const ids = others.map(({ id }) => id);
  removePeople(ids, stays!.id);
  expect(movingIn().people).toEqual([stays]);
  expect(readEntry(ARTICLE).author).toBe(stays!.id);
  expect(errors()).toEqual([]);
});

test.each(["marked", "off"])("a new firm's content passes the check at once: law %s", (law) => {
  vi.stubEnv("CONTENT_DIR", "content");
  const folder = join(temporaryFolder(), "content");
  const facts = {
    name: "Nilgiri Thorne",
    email: "hello@nilgirithorne.in",
    phone: "+91 80 4112 7700",
  };
  const flags = Object.entries({ ...facts, person: "Nila Thorne", law }).flatMap(
    ([name, value]) => [`--${name}`, value],
  );
  const more = ["--city", "Pune", "--role", "Director", "--url", ""];
  expect(newFirm(["firm", folder, ...flags, ...more])).toContain("Written");
  onContent(folder, () => {
    expect(errors()).toEqual([]);
    expect(readEntry("site.yaml")).toMatchObject({ ...facts, sample: false });
    expect(everyFile().some((file) => file.startsWith("law/"))).toBe(law === "marked");
  });
});

test.each([
  ["a mark with words", 900, 300, "#0000", undefined],
  ["a mark alone", 300, 300, "#0000", undefined],
  ["a logo on a white ground", 900, 300, "#fff", "no ground that can be seen through"],
])(
  "of one file the logo, one for dark grounds and a square one are made: %s",
  async (_, width, height, background, refused) => {
    const { directory } = contentCopy();
    const mark = Buffer.from('<svg width="250" height="250"><path d="M9 9h200v200z"/></svg>');
    const ground = { create: { width, height, channels: 4 as const, background } };
    const words = Buffer.from('<svg width="20" height="90"><path d="M0 0h20v90h-20z"/></svg>');
    const bytes = await sharp(ground)
      .composite([
        { input: mark, gravity: "west" },
        ...(width > height ? [{ input: words, gravity: "east" }] : []),
      ])
      .png()
      .toBuffer();
    const name = await upload("pictures", "Logo.png", bytes);
    const made = makeLogo(name);
    if (refused) return expect(made).rejects.toThrow(refused);
    await made;
    expect(readEntry("site.yaml").logo).toEqual({
      file: "logo.png",
      dark: "logo-dark.png",
      icon: "logo-icon.png",
    });
    const dark = await sharp(join(directory, "pictures/logo-dark.png")).stats();
    expect(dark.channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
    const icon = await sharp(join(directory, "pictures/logo-icon.png")).metadata();
    expect([icon.width, icon.height]).toEqual([512, 512]);
    // The mark fills it, without the words.
    const trimmed = sharp(join(directory, "pictures/logo-icon.png")).trim();
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    expect(Math.min(info.width, info.height)).toBeGreaterThan(500);
    return expect(errors()).toEqual([]);
  },
);
