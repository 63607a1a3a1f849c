import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { postNumber } from "#app/collections/blog.server.ts";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import {
  ARTICLE,
  CASE_STUDY,
  CATEGORY,
  JOB,
  contentCopy,
} from "#app/collections/test-content.test-helper.ts";
import { loader as articleLoader } from "./blog/post.tsx";
import { loader as articleListLoader } from "./blogs/index.tsx";
import { loader as caseStudyLoader } from "./case-studies/case-study.tsx";
import { loader as jobLoader } from "./work-with-us/job.tsx";

const TYPED = "Words that people type";

type Loader = (request: never) => Promise<{ head: ReactNode }>;

test.each<[string, string, object, Loader]>([
  ["job", JOB, { job: nameOf(JOB) }, jobLoader],
  ["case study", CASE_STUDY, { caseStudy: nameOf(CASE_STUDY) }, caseStudyLoader],
  ["article", ARTICLE, { id: String(postNumber(ARTICLE)) }, articleLoader],
  ["category", CATEGORY, { topic: nameOf(CATEGORY) }, articleListLoader],
])(
  "a search title is the title of its page, in tabs and shared links: %s",
  async (_, file, params, loader) => {
    const content = contentCopy();
    content.edit(
      file,
      /^((?:title|category): .*\n)(?:searchTitle: .*\n)?/m,
      `$1searchTitle: ${TYPED}\n`,
    );
    const { head } = await loader({ params } as never);
    const markup = renderToStaticMarkup(head);
    expect(markup).toContain(`<title>${TYPED}`);
    expect(markup).toContain(`property="og:title" content="${TYPED}"`);
  },
);
