import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NewsletterBox } from "./newsletter-box.tsx";

const words = {
  heading: "Follow by feed",
  text: "In any reader",
  feedLink: "The feed",
  emailLabel: "Your address",
  button: "Subscribe",
  provider: { heading: "By email", text: "To your inbox" },
};
const box = (providerUrl: string) =>
  renderToStaticMarkup(<NewsletterBox {...words} feedHref="/feed.xml" providerUrl={providerUrl} />);

test("without a provider the feed leads, and the button sends nothing (R60, A7, B15)", () => {
  const html = box("");
  expect(html).not.toContain("<form");
  expect(html).toMatch(/<button type="button"[^>]*><span>Subscribe/);
  expect(html).toContain('type="email"');
  expect(html).toContain("Follow by feed");
  expect(html).not.toContain("By email");
  expect(html.indexOf('href="/feed.xml"')).toBeLessThan(html.indexOf("<input"));
});

test("with a provider the button is a link to it in a new tab, under words that fit it (A7)", () => {
  const html = box("https://letters.example.com/join");
  expect(html).toMatch(/<a [^>]*href="https:\/\/letters\.example\.com\/join"[^>]*>Subscribe/);
  expect(html).toMatch(/target="_blank" rel="noopener"/);
  expect(html).not.toContain("<button");
  expect(html).not.toContain("<input");
  expect(html).toContain("By email");
  expect(html).not.toContain("Follow by feed");
  expect(html).toContain('href="/feed.xml"');
});
