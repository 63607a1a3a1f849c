import { afterEach, expect, test, vi } from "vitest";
import { labels } from "./collections/labels.server.ts";
import { loader } from "./root.tsx";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["PREVIEW", "preview"],
  ["ALLOW_SAMPLES", "samples"],
] as const)("every page of a build with %s says so (A12)", (variable, words) => {
  const bannerOf = (path: string) =>
    loader({ url: new URL(`https://example.org${path}`) } as Parameters<typeof loader>[0]).banner;
  expect(bannerOf("/team")).toBeUndefined();
  vi.stubEnv(variable, "1");
  expect(bannerOf("/team")).toBe(labels().frame[words]);
  expect(bannerOf("/404")).toBe(labels().frame[words]);
});
