import { renderToStaticMarkup } from "react-dom/server";
import { caseStudy } from "virtual:labels";
import { expect, test } from "vitest";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { CASE_STUDY, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { loader } from "./case-study.tsx";

test("the only case study has no others below it", async () => {
  const content = contentCopy();
  const html = async () =>
    renderToStaticMarkup((await loader({ params: { caseStudy: nameOf(CASE_STUDY) } })).body);
  expect(await html()).toContain(caseStudy.others);
  for (const file of filesIn("case-studies", ".yaml"))
    if (file !== CASE_STUDY) content.edit(file, /^(?:draft: .*\n)?/, "draft: true\n");
  expect(await html()).not.toContain(caseStudy.others);
});
