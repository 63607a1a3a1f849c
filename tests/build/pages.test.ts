import { expect, test } from "vitest";
import { consultation } from "#app/collections/consultation.server.ts";
import { freePages } from "#app/collections/free-pages.server.ts";
import { services } from "#app/collections/services.server.ts";
import { link } from "#app/lib/site-url.ts";
import { htmlOf, mainOf, ownAddresses, pageAddresses, textOf } from "./built-site.ts";

test.each(ownAddresses())("%s is a whole page (B1)", (address) => {
  const html = htmlOf(address);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html.match(/<(header|main|footer)[\s>]/g)?.sort()).toEqual(
    expect.arrayContaining(["<header ", "<main ", "<footer "]),
  );
  const words = textOf(html).split(" ").length;
  expect(words, "words on the page").toBeGreaterThanOrEqual(150);
  expect(textOf(mainOf(html)).length).toBeGreaterThan(100);
});

test("a page in another language says which, for those who hear it", () => {
  for (const { path, language } of freePages()) {
    const [main] = /<main[^>]*>/.exec(htmlOf(path)) ?? [];
    expect(main, path).toMatch(language ? ` lang="${language}"` : /^(?!.* lang=)/);
  }
});

test("a first consultation is described in full on Home and Contact; services sum it up and lead there", () => {
  const { rows, summary } = consultation();
  for (const address of ["/", "/contact"])
    for (const { text } of rows) expect(textOf(mainOf(htmlOf(address)))).toContain(text);
  for (const { path } of services()) {
    const main = mainOf(htmlOf(path));
    expect(textOf(main)).toContain(summary.text);
    expect(main).toContain(`href="${link("/contact#consultation")}"`);
  }
});

test.each(pageAddresses())("%s carries no script of the framework", (address) => {
  const html = htmlOf(address);
  expect(html).not.toMatch(/<link[^>]+modulepreload/);
  expect(html).not.toContain("__reactRouter");
  expect(html.match(/<style/g)).toHaveLength(1);
});

test.each(pageAddresses())("%s asks nothing of another site (R1, R107)", (address) => {
  const html = htmlOf(address);
  const loaded = [
    ...html.matchAll(
      /<(?:img|source|script|iframe|link(?=[^>]*rel="(?:stylesheet|preload)))[^>]*\s(?:src|srcset|href)="([^"]*)"/gi,
    ),
  ];
  for (const [, source] of loaded) expect(source).toMatch(/^\/(?!\/)/);
});
