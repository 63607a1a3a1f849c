import { beforeEach, expect, test, vi } from "vitest";
import { today } from "#app/collections/reader/publication.server.ts";
import { JOB, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { checkBeforeBuild } from "./before-build.ts";
import { inArticle } from "./planted-defects.test-helper.ts";

let content: ReturnType<typeof contentCopy>;
beforeEach(() => {
  content = contentCopy();
});

const refusal = (): Promise<string> =>
  checkBeforeBuild().then(
    () => "",
    (error: Error) => error.message,
  );

test("an error in the content stops a build with the check's report", async () => {
  const line = inArticle("[Pay](/no-such-page)")(content);
  const message = await refusal();
  expect(message).toContain(`${line}:\n    /no-such-page is no page of this site.`);
  expect(message).toMatch(/: 1 error\.$/);
});

test("a gap that visitors would read stops a build, and is shown in a preview", async () => {
  content.edit(JOB, /^department: .*/m, "department: '[Say what the job is]'");
  expect(await refusal()).toContain("The gap [Say what the job is] is still open.");
  vi.stubEnv("PREVIEW", "1");
  expect((await checkBeforeBuild()).said).toMatch(/ 0 errors$/);
});

test.each(["law/rules.yaml", "law/rates.yaml"])(
  "a build says how many statements of law are due to be checked again: %s (B21)",
  async (file) => {
    const dueCount = async () =>
      Number(/(\d+) statements of law/.exec((await checkBeforeBuild()).said)?.[1] ?? 0);
    const checkFirst = (day: string) =>
      content.edit(file, /checked: .*/, `checked: { on: ${day} }`);
    checkFirst(today());
    const before = await dueCount();
    checkFirst("2020-01-05");
    expect(await dueCount()).toBe(before + 1);
  },
);

test("samples are shown where nobody comes by, and nowhere else without leave (A12)", async () => {
  content.edit(JOB, /^sample: .*/m, "sample: true");
  for (const address of ["https://www.example.com/", "http://localhost:4173/"]) {
    vi.stubEnv("SITE_URL", address);
    expect((await checkBeforeBuild()).samplesAllowed).toBe(false);
  }
  vi.stubEnv("SITE_URL", "https://firm.in/");
  const message = await refusal();
  expect(message).toContain("This is an invented sample.");
  expect(message).toContain(`content/${JOB}`);
  vi.stubEnv("ALLOW_SAMPLES", "1");
  expect((await checkBeforeBuild()).samplesAllowed).toBe(true);
});
