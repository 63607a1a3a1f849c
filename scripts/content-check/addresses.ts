import { ifReadable } from "#app/collections/reader/content-error.ts";
import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { FORM_ANCHOR } from "#app/constants.ts";
import { kindOf, singleFiles } from "#app/collections/kinds.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { fileProblem } from "#app/collections/reader/named-files.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { DOWNLOADS } from "#app/collections/reader/texts.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { unpublishedEntries } from "#app/collections/unpublished.server.ts";
import { closestWord } from "#app/lib/search/closest-word.ts";
import { renderMarkdown } from "#app/lib/markdown/markdown.ts";
import { everyRoom } from "#app/rooms.server.ts";
import { addressesOf, documentAddresses, pagePatterns } from "#app/urls.server.ts";
import { readEntriesIn, type Source } from "./content.ts";
import type { Remark } from "./findings.ts";

/** Why an address is broken, and what to write instead. */
export type AddressProblem = [severity: "error" | "warning", ...Remark];

/** Checks an address of this site; undefined if it exists. */
export type CheckAddress = (address: string) => AddressProblem | undefined;

/** The address of a Markdown file's page; undefined if the text is part of other pages. */
export function addressOfText({ path }: Source): string | undefined {
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
