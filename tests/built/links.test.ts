import { expect, test } from "vitest";
import { freePages } from "#app/collections/free-pages.server.ts";
import { isOpen, jobs } from "#app/collections/jobs.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { readText } from "#app/collections/reader/content-file.server.ts";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { basePath, siteUrl } from "#hosting/build-address.ts";
import { documentAddresses } from "#app/urls.server.ts";
import {
  attributes,
  canonicalAddresses,
  documentOf,
  exists,
  mainOf,
  pageAddresses,
  textOf,
} from "./built-site.ts";

const pages = new Set(canonicalAddresses());
const documents = new Set(documentAddresses());

/** The path of a link without base path and query, and its fragment. */
function target(href: string): { path: string; fragment?: string } {
  const [address = "", fragment] = href.split("#");
  const path = address.split("?")[0]!.slice(basePath().length) || "/";
  return { path, fragment };
}

test.each(pageAddresses())("every link on %s leads somewhere", (address) => {
  const document = documentOf(address);
  for (const href of attributes(document, "href")) {
    if (/^(https?:|mailto:|tel:|webcal:)/.test(href)) continue;
    if (href.startsWith("#") || href.startsWith("?")) {
      // A fragment with values fills in a form.
      if (href.length > 1 && href.startsWith("#") && !href.includes("="))
        expect(attributes(document, "id"), `${href} on ${address}`).toContain(href.slice(1));
      continue;
    }
    const { path, fragment } = target(href);
    expect(
      pages.has(path) || documents.has(path) || exists(path),
      `${href} on ${address} leads nowhere`,
    ).toBe(true);
    if (fragment && !fragment.includes("=") && pages.has(path))
      expect(attributes(documentOf(path), "id"), `${href} on ${address}`).toContain(fragment);
  }
});

test("every page is in a menu, or reached by at least two links besides (B8)", () => {
  const links = new Map<string, Set<string>>();
  for (const address of canonicalAddresses()) {
    for (const href of attributes(mainOf(address), "href")) {
      if (!href.startsWith("/")) continue;
      const { path } = target(href);
      if (path !== address) links.set(path, (links.get(path) ?? new Set()).add(address));
    }
  }
  const inMenus = attributes(documentOf("/404"), "href").map((href) => target(href).path);
  // Editors link to free pages; the content check reports broken links.
  const free = freePages().map(({ path }) => path);
  // A closed job keeps its page, but no list links to it.
  const closed = jobs().flatMap((job) => (isOpen(job, today()) ? [] : job.path));
  const apart = new Set([...inMenus, ...free, ...closed]);
  const orphans = canonicalAddresses().filter(
    (address) => !apart.has(address) && (links.get(address)?.size ?? 0) < 2,
  );
  expect(orphans).toEqual([]);
});

test("links to other sites are those of the content (R107)", () => {
  const content = everyFile().filter((path) => /\.(?:md|yaml)$/.test(path));
  const known = content
    .flatMap((path) => readText(path).match(/https?:\/\/[^\s"'<>()[\]{},]+/g) ?? [])
    .map((url) => URL.parse(url)?.host);
  const outside = pageAddresses().flatMap((address) =>
    attributes(documentOf(address), "href").filter(
      (href) => /^https?:/.test(href) && !href.startsWith(siteUrl()),
    ),
  );
  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter((href) => !known.includes(new URL(href).host))).toEqual([]);
});

test("every consultation control opens the booking page in a new tab (R14)", () => {
  const words = Object.values(labels().consultation);
  for (const address of pageAddresses()) {
    const controls = documentOf(address)
      .querySelectorAll("a")
      .filter((anchor) => words.some((name) => textOf(anchor).includes(name)))
      .map(({ attrs: { href, target, rel } }) => ({ href, target, rel }));
    const booking = { href: site().bookingUrl, target: "_blank", rel: "noopener" };
    expect(controls.length, address).toBeGreaterThan(1);
    expect(controls, address).toEqual(controls.map(() => booking));
  }
});
