import { expect, test } from "vitest";
import {
  attributes,
  canonicalAddresses,
  htmlOf,
  mainOf,
  pageAddresses,
  textOf,
} from "./built-site.ts";

test.each(canonicalAddresses())("%s is a whole page (B1)", (address) => {
  const html = htmlOf(address);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html.match(/<(header|main|footer)[\s>]/g)?.sort()).toEqual(
    expect.arrayContaining(["<header ", "<main ", "<footer "]),
  );
  const words = textOf(html).split(" ").length;
  expect(words, "words on the page").toBeGreaterThanOrEqual(150);
  expect(textOf(mainOf(html)).length).toBeGreaterThan(100);
});

test.each(pageAddresses())(
  "%s carries no framework script and no inline style or handler (B19)",
  (address) => {
    const html = htmlOf(address);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    expect(html).not.toMatch(/<link[^>]+modulepreload/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toContain("__reactRouter");
    expect(html.match(/<style/g)).toHaveLength(1);
  },
);

test.each(pageAddresses())("%s has headings in order and no id twice", (address) => {
  const html = htmlOf(address);
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  // The first is the page's own; before it there is none.
  levels.forEach((level, index) =>
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1),
  );
  const ids = attributes(html, "id");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
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
