import { beforeEach, expect, test, vi } from "vitest";
import { today } from "#app/collections/reader/publication.server.ts";
import { JOB, contentCopy, messageOf } from "#app/collections/test-content.test-helper.ts";
import { checkBeforeBuild } from "./before-build.ts";
import { inArticle } from "./planted-defects.test-helper.ts";

let content: ReturnType<typeof contentCopy>;
beforeEach(() => {
  content = contentCopy();
});

test("an error in the content stops a build with the check's report", () => {
  const line = inArticle("[Pay](/no-such-page)")(content);
  const message = messageOf(checkBeforeBuild);
  expect(message).toContain(`${line}:\n    /no-such-page is no page of this site.`);
  expect(message).toMatch(/: 1 error\.$/);
});

test("a gap that visitors would read stops a build, and is shown in a preview", () => {
  content.edit(JOB, /^department: .*/m, "department: '[Say what the job is]'");
  expect(messageOf(checkBeforeBuild)).toContain("The gap [Say what the job is] is still open.");
  vi.stubEnv("PREVIEW", "1");
  expect(checkBeforeBuild().said).toMatch(/ 0 errors$/);
});

test.each(["law/rules.yaml", "law/rates.yaml"])(
  "a build says how many statements of law are due to be checked again: %s (B21)",
  (file) => {
    const dueCount = () =>
      Number(/(\d+) statements of law/.exec(checkBeforeBuild().said)?.[1] ?? 0);
    const checkFirst = (day: string) =>
      content.edit(file, /checked: .*/, `checked: { on: ${day} }`);
    checkFirst(today());
    const before = dueCount();
    checkFirst("2020-01-05");
    expect(dueCount()).toBe(before + 1);
  },
);

test("samples are shown where nobody comes by, and nowhere else without leave (A12)", () => {
  content.edit(JOB, /^sample: .*/m, "sample: true");
  for (const address of ["https://www.example.com/", "http://localhost:4173/"]) {
    vi.stubEnv("SITE_URL", address);
    expect(checkBeforeBuild().samplesAllowed).toBe(false);
  }
  vi.stubEnv("SITE_URL", "https://firm.in/");
  const message = messageOf(checkBeforeBuild);
  expect(message).toContain("This is an invented sample.");
  expect(message).toContain(`content/${JOB}`);
  const lengths = [...message.matchAll(/^ {4}(content\/.*)/gm)].map(
    ([, files = ""]) => files.split(", ").length,
  );
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  vi.stubEnv("ALLOW_SAMPLES", "1");
  expect(checkBeforeBuild().samplesAllowed).toBe(true);
});
