import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { consultation } from "#app/collections/consultation.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { freePages } from "#app/collections/free-pages.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { link } from "#app/lib/site-url.ts";
import { attributes, documentOf, mainOf, canonicalAddresses, textOf } from "./built-site.ts";

test.each(canonicalAddresses())("%s is a whole page (B1)", (address) => {
  const document = documentOf(address);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  for (const part of ["header", "main", "footer"])
    expect(document.querySelectorAll(`body > ${part}`), part).toHaveLength(1);
  const words = textOf(document).split(" ").length;
  expect(words, "words on the page").toBeGreaterThanOrEqual(150);
  expect(textOf(mainOf(address)).length).toBeGreaterThan(100);
  // A selector would take it as set.
  expect(document.toString()).not.toMatch(/ data-[\w-]+="(?:false|undefined|null|NaN)"/);
});

test("a page in another language says which, for those who hear it", () => {
  for (const { path, language } of [...freePages(), ...posts()]) {
    expect(mainOf(path).getAttribute("lang"), path).toBe(language);
  }
});

test("a first consultation is described in full on Contact; Home and services sum it up and lead there", () => {
  const { bring, rows, summary } = consultation();
  for (const { text } of [bring, ...rows]) expect(textOf(mainOf("/contact"))).toContain(text);
  for (const path of ["/", ...services().map((service) => service.path)]) {
    const main = mainOf(path);
    // Where nobody reads what comes in, no person stands there.
    const person = contactPage().office.reader ? [summary.person] : [];
    for (const text of [...person, summary.free.text, summary.priced.text])
      expect(textOf(main)).toContain(text);
    expect(attributes(main, "href")).toContain(link("/contact#consultation"));
  }
});

test("every sub-page leads to all of them, itself marked", () => {
  const paths = hrTopics().map(({ path }) => link(path));
  for (const { path } of hrTopics()) {
    const links = mainOf(path).querySelectorAll(
      "nav:has([aria-current]) li a[href*='/hr-advisory/']",
    );
    expect(links.map((anchor) => anchor.getAttribute("href"))).toEqual(paths);
    const current = links.filter((anchor) => anchor.hasAttribute("aria-current"));
    expect(current.map((anchor) => anchor.getAttribute("href"))).toEqual([link(path)]);
  }
});
