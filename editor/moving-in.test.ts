import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";
import { newEntry } from "../scripts/new.ts";
import { onContent } from "../scripts/changes/other-content.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { isError } from "../scripts/content-check/finding.ts";
import { readEntry } from "./entry-files.ts";
import { bringSamplesBack, movingIn, removePeople, removeSamples } from "./moving-in.ts";

const errors = () => checkContent().findings.filter(isError);

/** Every file of the content with its text. */
const state = (folder: string) =>
  Object.fromEntries(everyFile().map((file) => [file, readFileSync(join(folder, file), "latin1")]));

test.each(["marked", "signed-only", "off"] as const)(
  "samples go with every line that leads to them, and come back in one step: law %s",
  (law) => {
    const { directory } = contentCopy();
    const before = state(directory);
    removeSamples({ keep: [ARTICLE], law });
    expect(errors()).toEqual([]);
    const { holdings, isCleared } = movingIn();
    expect(isCleared).toBe(true);
    expect(holdings.flatMap(({ entries }) => entries.map(({ file }) => file))).toEqual([ARTICLE]);
    bringSamplesBack();
    expect(state(directory)).toEqual(before);
  },
);

test("people are removed together, and their articles pass to one who stays", () => {
  contentCopy();
  const { people } = movingIn();
  const [stays, ...others] = people;
  removePeople({ ids: others.map(({ id }) => id), to: stays!.id });
  expect(movingIn().people).toEqual([stays]);
  expect(readEntry(ARTICLE).values.author).toBe(stays!.id);
  expect(errors()).toEqual([]);
});

test.each(["marked", "off"])(
  "a new firm's content passes the check at once: law %s",
  async (law) => {
    vi.stubEnv("CONTENT_DIR", "content");
    const folder = join(temporaryFolder(), "content");
    const said: string[] = [];
    const facts = {
      name: "Nilgiri Thorne",
      email: "hello@nilgirithorne.in",
      phone: "+91 80 4112 7700",
    };
    const flags = Object.entries({ ...facts, person: "Nila Thorne", law }).flatMap(
      ([name, value]) => [`--${name}`, value],
    );
    const more = ["--city", "Pune", "--role", "Director", "--url", ""];
    const status = await newEntry(["firm", folder, ...flags, ...more], (text) => said.push(text));
    expect([status, said.join()]).toEqual([0, expect.stringContaining("Written")]);
    onContent(folder, () => {
      expect(errors()).toEqual([]);
      expect(readEntry("site.yaml").values).toMatchObject({ ...facts, sample: false });
      expect(everyFile().some((file) => file.startsWith("law/"))).toBe(law === "marked");
    });
    vi.unstubAllEnvs();
  },
);
