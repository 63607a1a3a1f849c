import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { article, law } from "virtual:labels";
import { fill, fillCount } from "#app/lib/fill.ts";
import { ChangesSince, LawNotice } from "./law-notice.tsx";

const changes = ["a", "b", "c"].map((id) => ({
  id,
  title: `Title ${id}`,
  date: "21 November 2025",
  says: `Summary ${id}.`,
  href: "https://law.example.com",
}));

test("names every change and leads to it (B6)", () => {
  const mark = "Law changed since";
  const html = renderToStaticMarkup(<LawNotice mark={mark} updates={[]} changes={changes} />);
  expect(html.replace(/<[^>]+>/g, "")).toContain(
    fill(law.changed, { mark, changes: "Title a, Title b and Title c" }),
  );
  const list = renderToStaticMarkup(
    <ChangesSince id="law-changes" heading="Since" changes={changes} />,
  );
  const led = [...html.matchAll(/href="#([^"]+)"/g)];
  expect(led).toHaveLength(changes.length);
  for (const [, id] of led) expect(list).toContain(`id="${id}"`);
});

test("the notes of a text stand in one line that opens, instead of the day alone", () => {
  const updates = [
    { id: "update-a", text: "Form 138", struck: "Form 24Q" },
    { id: "update-b", text: "Six months" },
  ];
  const words = renderToStaticMarkup(
    <LawNotice reviewedOn="May 3, 2030" updates={updates} changes={[]} />,
  );
  expect(words).toContain(
    `<summary>${fillCount(article.updates, 2, { date: "May 3, 2030" })}</summary>`,
  );
  expect(words).toContain('<del>Form 24Q</del> <a href="#update-a">Form 138</a>');
  expect(words).toContain('<li><a href="#update-b">Six months</a></li>');
  expect(words).not.toContain(fill(law.reviewed, { date: "May 3, 2030" }));
});

test("says nothing where there is nothing to say", () => {
  expect(renderToStaticMarkup(<LawNotice updates={[]} changes={[]} />)).toBe("");
  expect(renderToStaticMarkup(<ChangesSince id="x" heading="Since" changes={[]} />)).toBe("");
});
