import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NewsletterBox } from "./newsletter-box.tsx";

const file = { src: "/a.svg", width: 1, height: 1 };
const box = (providerUrl: string) =>
  renderToStaticMarkup(
    <NewsletterBox
      heading="Heading"
      text="Text"
      feedHref="/feed.xml"
      providerUrl={providerUrl}
      drawing={{ desktop: file, narrow: file }}
    />,
  );

test("without a provider there is a field and a button that sends nothing (A7)", () => {
  const html = box("");
  expect(html).not.toContain("<form");
  expect(html).toMatch(/<button type="button"[^>]*>Subscribe/);
  expect(html).toContain('type="email"');
});

test("with a provider the button is a link to it in a new tab (A7)", () => {
  const html = box("https://letters.example.com/join");
  expect(html).toMatch(/<a [^>]*href="https:\/\/letters\.example\.com\/join"[^>]*>Subscribe/);
  expect(html).toMatch(/target="_blank" rel="noopener"/);
  expect(html).not.toContain("<button");
  expect(html).not.toContain("<input");
});

test("the feed is offered either way", () => {
  for (const url of ["", "https://letters.example.com/join"]) {
    expect(box(url)).toContain('Prefer a feed? <a href="/feed.xml">RSS</a>');
  }
});
