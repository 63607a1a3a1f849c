import { expect, test } from "vitest";
import { nameOf } from "#app/collections/content-file.server.ts";
import { CASE_STUDY, JOB, contentCopy } from "#app/collections/test-content.test-helper.ts";
import type { PageHead } from "#app/seo/head.ts";
import { loader as caseStudyLoader } from "./case-studies/case-study.tsx";
import { loader as jobLoader } from "./work-with-us/job.tsx";

const TYPED = "Words that people type";

type Loader = (request: never) => Promise<{ head: PageHead }>;

test.each<[string, string, Loader]>([
  ["job", JOB, jobLoader],
  ["caseStudy", CASE_STUDY, caseStudyLoader],
])("the search title of a %s is its page's title", async (param, file, loader) => {
  const content = contentCopy();
  content.edit(file, /^(title: .*\n)(?:searchTitle: .*\n)?/m, `$1searchTitle: ${TYPED}\n`);
  const { head } = await loader({ params: { [param]: nameOf(file) } } as never);
  const titles = head.flatMap((tag) => ("title" in tag && tag.title ? [String(tag.title)] : []));
  expect(titles).toEqual([expect.stringContaining(TYPED)]);
});
