import { toString as textOf } from "mdast-util-to-string";
import { folderKinds, kindOf, singleFiles } from "#app/collections/kinds.server.ts";
import { ifReadable, shownPath } from "#app/collections/reader/content-error.ts";
import { site } from "#app/collections/site.server.ts";
import { DOWNLOADS } from "#app/collections/reader/texts.server.ts";
import { isEmailAddress } from "#app/lib/address/email-address.ts";
import { telephoneProblem } from "#app/lib/telephone.server.ts";
import { type Source, readEntriesIn } from "../content.ts";
import { finding, type Finding, type Remark } from "../findings.ts";
import { draftsIn } from "./release.ts";
import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { FORM_ANCHOR } from "#app/constants.ts";
import { labels } from "#app/collections/labels.server.ts";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { fileProblem } from "#app/collections/reader/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { unpublishedEntries } from "#app/collections/unpublished.server.ts";
import { closestWord } from "#app/lib/search/closest-word.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { everyRoom } from "#app/rooms.server.ts";
import { addressesOf, documentAddresses, pagePatterns } from "#app/urls.server.ts";

/** An address without percent-encoding; unchanged if it is malformed. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Checks the target of a Markdown link. */
function linkProblem(
  url: string,
  own: string | undefined,
  check: CheckAddress,
): AddressProblem | undefined {
  if (url.startsWith("#") && own !== undefined) return check(own + url);
  if (url.startsWith("/") && !url.startsWith("//")) return check(url);
  // Helplines and emergency numbers have no area code.
  if (/^tel:\d{3,6}$/.test(url)) return undefined;
  const [, mail] = /^mailto:([^?]*)/.exec(url) ?? [];
  if (mail !== undefined)
    // A mailto link without an address lets the visitor choose one.
    return mail === "" || decoded(mail).split(",").every(isEmailAddress)
      ? undefined
      : ["error", `No mail reaches ${url}.`, "Write it as mailto:name@firm.com."];
  if (url.startsWith("tel:")) {
    const country = ifReadable(() => site().address.countryCode);
    const problem =
      country && telephoneProblem(url.slice("tel:".length).replaceAll("%20", " "), country);
    return problem ? ["error", `${problem}.`, "Write it as tel:+918041127700."] : undefined;
  }
  const origin = ifReadable(() => new URL(site().url).origin);
  if (origin !== undefined && (url === origin || url.startsWith(`${origin}/`))) {
    return [
      "error",
      `${url} spells out this site's own name.`,
      `Write ${url.slice(origin.length) || "/"}: it then also works in a preview.`,
    ];
  }
  if (/^https:\/\/(?!https?:)[^/?#]/.test(url)) return undefined;
  if (url.startsWith("http://")) {
    return ["warning", `${url} is not encrypted.`, "Write https:// if that page answers to it."];
  }
  return [
    "error",
    `The link ${url || "without an address"} leads nowhere.`,
    "Begin with a slash for a page of this site (/team), with https:// for another site.",
  ];
}

const markdownLinks = (source: Source, check: CheckAddress): Finding[] =>
  (source.body?.nodes ?? []).flatMap(({ node, line }) => {
    // The reader has checked pictures and downloads.
    if (node.type !== "link" && node.type !== "definition") return [];
    if (node.url.startsWith(DOWNLOADS)) return [];
    const problem: AddressProblem | undefined =
      node.type === "link" && textOf(node).trim() === ""
        ? ["error", `The link to ${node.url} has no words.`, "Write them between its brackets."]
        : linkProblem(node.url, addressOfText(source), check);
    return problem ? finding({ file: source.file, line }, ...problem) : [];
  });

/** Addresses that run or contain something themselves, in a field or as a link in a text. */
const UNSAFE_ADDRESS = /(?:^|[(<\]:]\s*)((?:javascript|data|vbscript):\S+)/i;

/** HTML and Markdown syntax: fields are plain text. */
const MARKUP =
  /<\/?[a-z][^<>]*>|&(?:amp|nbsp|lt|gt|quot|#\d+);|\*\*[^*\s].*?\*\*|\]\((?:\/|https?:).*?\)/;

/** Fields contain addresses of this site as plain values that begin with a slash. */
const fieldLinks = ({ path, file, fields }: Source, check: CheckAddress): Finding[] =>
  fields.values.flatMap(({ value, field, key, line }) => {
    const [, unsafe] = UNSAFE_ADDRESS.exec(String(value)) ?? [];
    if (unsafe) {
      const message = `The address ${unsafe} is none that a link may lead to.`;
      return finding({ file, line, field }, "error", message, "Take it out.");
    }
    const [markup] = MARKUP.exec(String(value)) ?? [];
    if (markup) {
      const message = `Visitors would see ${markup} as it stands here: a field is plain text.`;
      return finding({ file, line, field }, "warning", message, "Take such signs out.");
    }
    const isAddress = typeof value === "string" && /^\/(?!\/)\S*$/.test(value);
    // The old address of a redirect is no page.
    if (!isAddress || (path === "redirects.yaml" && key === "from")) return [];
    const problem = check(value);
    return problem ? finding({ file, line, field }, ...problem) : [];
  });

/** Broken links in texts, menus and fields. */
export const linkFindings = (sources: Source[], check: CheckAddress): Finding[] =>
  sources.flatMap((source) => [...fieldLinks(source, check), ...markdownLinks(source, check)]);

/** All values of a file's fields, and all addresses in its text. */
const addressesIn = ({ fields, body }: Source): string[] => [
  ...fields.values.map(({ value }) => String(value)),
  ...(body?.nodes ?? []).flatMap(({ node }) => ("url" in node ? node.url : [])),
];

/**
 * Pages that visitors hardly find: free pages, which no list shows, if no menu and at most one text links to them (B8),
 * and those of a kind whose other pages are in the menus, such as a new region.
 */
export function hardlyFoundFindings(sources: Source[]): Finding[] {
  const leading = sources
    .filter((source) => source.path !== "redirects.yaml" && !draftsIn(source).includes(""))
    .map((source) => ({
      path: source.path,
      targets: new Set(addressesIn(source).map((address) => address.replace(/[?#].*/, ""))),
    }));
  const menus = leading.find(({ path }) => path === "navigation.yaml")?.targets;
  return folderKinds.flatMap(({ pages }) => {
    const all = ifReadable(() => pages?.all()) ?? [];
    const others = all.filter(({ path }) => !menus?.has(path));
    const isInMenus = others.length < all.length / 2;
    return others.flatMap(({ file = "", path }) => {
      const from = leading.filter((source) => source.path !== file && source.targets.has(path));
      const isFree = file.startsWith("pages/free/") && from.length < 2;
      if (!isFree && !isInMenus) return [];
      const texts = isFree ? ` and ${from.length === 0 ? "no" : "only one"} text` : "";
      return finding(
        { file: shownPath(file), mendIn: "navigation.yaml" },
        "warning",
        `No menu${texts} leads to ${path}, so visitors hardly find it.`,
        `Put it into a menu (content/navigation.yaml)${isFree ? ", or link to it from two texts" : ""}.`,
      );
    });
  });
}

/** Why an address is broken, and what to write instead. */
export type AddressProblem = [severity: "error" | "warning", ...Remark];

/** Checks an address of this site; undefined if it exists. */
export type CheckAddress = (address: string) => AddressProblem | undefined;

/** The address of a Markdown file's page; undefined if the text is part of other pages. */
function addressOfText({ path }: Source): string | undefined {
  const kind = kindOf(path);
  if (kind?.pages) return ifReadable(() => (kind.read(path) as { path: string }).path);
  return path in singleFiles ? `/${nameOf(path)}` : undefined;
}

/** The ids on a page that links may name; undefined if they are unknown. */
function fragmentsOf(sources: Source[], address: string): string[] | undefined {
  if (address === "/") return ["services", "consultation"];
  const places = everyRoom().find((room) => room.places?.[address])?.places?.[address];
  if (places) return ifReadable(places);
  if (address === "/work-with-us") return [FORM_ANCHOR];
  if (address === "/team") return ifReadable(() => ["join", ...memberIds()]);
  if (address === "/business-sectors")
    return readEntriesIn(sources, "sectors").map(({ entry }) => entry.id);
  const text = sources.find((source) => source.body && addressOfText(source) === address);
  const textLabels = ifReadable(() => labels().texts);
  if (!text?.body || !textLabels) return undefined;
  return renderMarkdown(text.body.text, { labels: textLabels }).headings.map(({ id }) => id);
}

/** Whether a path is that of a file served unchanged: from `public/`, or a download. */
export const isPublicFile = (path: string): boolean =>
  (posix.normalize(path) === path &&
    statSync(join("public", path), { throwIfNoEntry: false })?.isFile()) ||
  (path.startsWith(DOWNLOADS) && !fileProblem("download", path.slice(DOWNLOADS.length)));

/** Collects all addresses of the site, to check links in its content. */
export function addressChecker(sources: Source[]): CheckAddress {
  // A kind with an unreadable file has unknown addresses, so links to it are not checked.
  const unknown: RegExp[] = [];
  const documents = ifReadable(documentAddresses);
  if (!documents) unknown.push(/\.\w+$/);
  const moved = ifReadable(redirects)?.map(({ from }) => from);
  const live = new Set([...(documents ?? []), ...(moved ?? [])]);
  for (const pattern of pagePatterns) {
    const addresses = ifReadable(() => addressesOf(pattern));
    if (addresses) for (const address of addresses) live.add(address);
    else unknown.push(new RegExp(`^${pattern.replace(/:\w+/, "[^/]+")}$`));
  }
  const unpublished = new Set(unpublishedEntries().map(({ path }) => path));

  return (address) => {
    const [whole = "", fragment] = address.split("#");
    const path = whole.replace(/\?.*$/, "");
    if (unknown.some((pattern) => pattern.test(path))) return undefined;
    if (!live.has(path) && !isPublicFile(path)) {
      if (unpublished.has(path)) {
        return [
          "error",
          `${path} is a draft or lies in the future, so the link leads nowhere.`,
          "Publish that page first, or take the link out.",
        ];
      }
      const meant = closestWord(path, [...live]);
      return [
        "error",
        `${path} is no page of this site.`,
        meant ? `Did you mean ${meant}?` : "Write the address of a page that exists.",
      ];
    }
    if (fragment === undefined) return undefined;
    const known = fragmentsOf(sources, path);
    if (!known || known.includes(fragment)) return undefined;
    const meant = closestWord(fragment, known) ?? known[0];
    return [
      "error",
      `The page ${path} has no place called #${fragment}.`,
      meant ? `Did you mean ${path}#${meant}?` : `Link to ${path} without the part after #.`,
    ];
  };
}
