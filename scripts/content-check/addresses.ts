import { statSync } from "node:fs";
import { join } from "node:path";
import { isPublished } from "#app/collections/publication.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { closestWord } from "#app/lib/closest-word.ts";
import { renderMarkdown } from "#app/lib/markdown.ts";
import { addressesOf, documentAddresses, pagePatterns } from "#app/urls.server.ts";
import { entriesIn, ifReadable, type Source } from "./content.ts";

/** Why an address leads nowhere, and what to write instead. */
export type AddressProblem = {
  severity: "error" | "warning";
  message: string;
  mend: string;
};

/** Judges an address of this site; undefined where it leads somewhere. */
export type CheckAddress = (address: string) => AddressProblem | undefined;

/** Places within pages that links may name. */
function fragmentsByAddress(sources: Source[]): Map<string, string[]> {
  const headings = (body: string) => renderMarkdown(body).headings.map(({ id }) => id);
  const pages = new Map<string, string[]>([
    ["/", ["services"]],
    ["/business-sectors", entriesIn(sources, "sectors").map(({ entry }) => entry.id)],
    ["/work-with-us", ["job-application-form"]],
  ]);
  for (const { entry } of entriesIn(sources, "blog")) pages.set(entry.path, headings(entry.body));
  for (const { entry } of entriesIn(sources, "services/hr-advisory")) {
    pages.set(entry.path, headings(entry.body));
  }
  for (const { path, body } of sources) {
    const legal = /^pages\/(.+)\.md$/.exec(path);
    if (legal && body) pages.set(`/${legal[1]}`, headings(body.text));
  }
  return pages;
}

/** Whether an address is a file that is served unchanged, for example `/team/asha-rao.jpg`. */
const isPublicFile = (path: string): boolean =>
  statSync(join("public", path), { throwIfNoEntry: false })?.isFile() ?? false;

const dead = (message: string, mend: string): AddressProblem => ({
  severity: "error",
  message,
  mend,
});

/** Learns every address of the site, to judge the links in its content. */
export function addressChecker(sources: Source[]): CheckAddress {
  const live = new Set(documentAddresses());
  // A kind with an unreadable file has addresses that are not known: links to it are not judged.
  const unknown: RegExp[] = [];
  for (const pattern of pagePatterns) {
    const addresses = ifReadable(() => addressesOf(pattern));
    if (addresses) for (const address of addresses) live.add(address);
    else unknown.push(new RegExp(`^${pattern.replace(/:\w+/, "[^/]+")}$`));
  }
  const moved = new Map(ifReadable(redirects)?.map(({ from, to }) => [from, to]));
  const unpublished = new Set(
    entriesIn(sources, "blog")
      .filter(({ entry }) => !isPublished(entry.fields))
      .map(({ entry }) => entry.path),
  );
  const fragments = fragmentsByAddress(sources);

  return (address) => {
    const [whole = "", fragment] = address.split("#");
    const path = whole.replace(/\?.*$/, "");
    if (unknown.some((pattern) => pattern.test(path))) return undefined;
    const target = moved.get(path);
    if (target !== undefined) {
      return {
        severity: "warning",
        message: `${path} has moved.`,
        mend: `Write ${target}; visitors then arrive without a detour.`,
      };
    }
    if (!live.has(path) && !isPublicFile(path)) {
      if (unpublished.has(path)) {
        return dead(
          `${path} is a draft or lies in the future, so the link leads nowhere.`,
          "Publish that article first, or take the link out.",
        );
      }
      const meant = closestWord(path, [...live]);
      return dead(
        `${path} is no page of this site.`,
        meant ? `Did you mean ${meant}?` : "Write the address of a page that exists.",
      );
    }
    if (fragment === undefined) return undefined;
    const known = fragments.get(path) ?? [];
    if (known.includes(fragment)) return undefined;
    const meant = closestWord(fragment, known) ?? known[0];
    return dead(
      `The page ${path} has no place called #${fragment}.`,
      meant ? `Did you mean ${path}#${meant}?` : `Link to ${path} without the part after #.`,
    );
  };
}
