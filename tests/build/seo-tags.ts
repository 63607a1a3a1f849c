import { htmlOf, mainOf, textOf } from "./built-site.ts";

/** What programs read of a page: its head's tags and its structured data. */

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

type Tag = Record<string, string>;

function attributesOf(tag: string): Tag {
  const pairs = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decode(value)]));
}

const headOf = (address: string): string =>
  /<head>([\s\S]*)<\/head>/.exec(htmlOf(address))?.[1] ?? "";

/** The meta and link tags of a page's head, as their attributes. */
export const tagsOf = (address: string): Tag[] =>
  [...headOf(address).matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));

/** The contents of every tag of one name or property. */
export const contents = (address: string, name: string): string[] =>
  tagsOf(address)
    .filter((tag) => tag.name === name || tag.property === name)
    .map(({ content = "" }) => content);

/** The addresses of every link of one relation. */
export const linked = (address: string, relation: string): string[] =>
  tagsOf(address)
    .filter(({ rel }) => rel === relation)
    .map(({ href = "" }) => href);

export const titlesOf = (address: string): string[] =>
  [...headOf(address).matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => decode(title));

/** Each script of structured data, parsed. */
export const structuredData = (address: string): unknown[] =>
  [...htmlOf(address).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );

/** Text as it is compared: without the spaces that tags and line breaks leave. */
export const squeezed = (text: string): string => decode(text).replace(/\s+/g, "");

/** Everything that a visitor can read on a page. */
export const visibleText = (address: string): string => {
  const html = htmlOf(address);
  return squeezed(textOf(/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? ""));
};

/** The visible trail: the words of each step, and where it leads. */
export function visibleTrail(address: string): { name: string; href?: string }[] {
  const nav = /<nav\b[^>]*aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(
    mainOf(htmlOf(address)),
  )?.[1];
  return [...(nav ?? "").matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = ""]) => {
    const { href } = attributesOf(/<a\b[^>]*>/.exec(step)?.[0] ?? "");
    return { name: decode(textOf(step)), href };
  });
}
