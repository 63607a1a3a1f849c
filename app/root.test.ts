import { expect, test, vi } from "vitest";
import { labels } from "./collections/labels.server.ts";
import { article, contentCopy, FREE_NUMBER } from "./collections/test-content.test-helper.ts";
import { loader } from "./root.tsx";

const loaded = (path: string) => loader({ path });

test("an article in another language is spoken in it", async () => {
  contentCopy().write(`blog/${FREE_NUMBER}-a-new-article.md`, article("language: hi\n"));
  expect((await loaded(`/blog/${FREE_NUMBER}`)).language).toBe("hi");
  expect((await loaded("/team")).language).toBeUndefined();
});

test.each([
  ["PREVIEW", "preview"],
  ["ALLOW_SAMPLES", "samples"],
] as const)("every page of a build with %s says so (A12)", async (variable, words) => {
  const bannerOf = async (path: string) => (await loaded(path)).banner;
  expect(await bannerOf("/team")).toBeUndefined();
  vi.stubEnv(variable, "1");
  expect(await bannerOf("/team")).toBe(labels().frame[words]);
  expect(await bannerOf("/404")).toBe(labels().frame[words]);
});
