import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { jobById } from "#app/collections/jobs.server.ts";
import { nameOf, readFields } from "#app/collections/reader/content-file.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { workWithUsPage } from "#app/collections/pages.server.ts";
import { JOB, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { escapeText } from "#app/lib/text.ts";
import { loader } from "./job.tsx";
import { loader as careersLoader } from "./index.tsx";

const dayFrom = (days: number) => {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** The page of one of the firm's own jobs. @param days from today to its closing date */
async function jobClosing(days: number) {
  const content = contentCopy();
  const fields = { ...(readFields(JOB) as object), sample: false, closingDate: dayFrom(days) };
  content.write(JOB, JSON.stringify(fields));
  const { things, body } = await loader({ params: { job: nameOf(JOB) } });
  const html = renderToStaticMarkup(body);
  const list = renderToStaticMarkup((await careersLoader()).body);
  const job = jobById(nameOf(JOB))!;
  return {
    html,
    job,
    posting: things?.("")[0] as Record<string, string> | undefined,
    isListed: list.includes(`data-position="${escapeText(job.title)}"`),
  };
}

test("the last day still counts, and the visitor's clock is told which it is (B3)", async () => {
  const { html, job, posting, isListed } = await jobClosing(0);
  expect(html).toContain(labels().jobs.apply);
  expect(html).toContain(`data-closing-date="${dayFrom(0)}"`);
  const notice = `<div data-closed-notice="" hidden=""><strong>${workWithUsPage().job.closed}`;
  expect(html).toContain(notice);
  expect(html).toContain(workWithUsPage().job.closingDate);
  expect(posting?.title).toBe(job.title);
  const { description, duties, qualifications, skills, hours } = job;
  for (const text of [description, duties, qualifications, skills, hours].flat())
    expect(posting?.description).toContain(escapeText(text));
  expect(isListed).toBe(true);
});

test("a closed job says so, and loses its button, its markup and its place in the list (B3)", async () => {
  const { html, posting, isListed } = await jobClosing(-1);
  expect(html).toContain(workWithUsPage().job.closed);
  expect(html).not.toContain(labels().jobs.apply);
  expect(html).not.toContain("job-application-form");
  expect(html).not.toContain("data-closed-notice");
  expect(posting).toBeUndefined();
  expect(isListed).toBe(false);
});
