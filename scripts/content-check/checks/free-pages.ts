import { ifReadable } from "#app/collections/reader/content-error.ts";
import { shownPath } from "#app/collections/reader/content-file.server.ts";
import { freePages } from "#app/collections/free-pages.server.ts";
import type { Source } from "../content.ts";
import { finding, type Finding } from "../finding.ts";
import { draftsIn } from "./release.ts";

/** The pages that a file leads to, by their addresses. */
const targetsIn = ({ fields, body }: Source): Set<string> =>
  new Set(
    [
      ...fields.values.map(({ value }) => String(value)),
      ...(body?.nodes ?? []).flatMap(({ node }) => ("url" in node ? node.url : [])),
    ].map((address) => address.replace(/[?#].*/, "")),
  );

/** Pages at addresses of their own that visitors hardly find: no list shows them, so menus or texts have to (B8). */
export function freePageFindings(sources: Source[]): Finding[] {
  const pages = ifReadable(freePages) ?? [];
  if (pages.length === 0) return [];
  const leading = sources
    .filter((source) => source.path !== "redirects.yaml" && !draftsIn(source).includes(""))
    .map((source) => ({ ...source, targets: targetsIn(source) }));
  return pages.flatMap(({ file, path }): Finding[] => {
    const from = leading.filter((source) => source.path !== file && source.targets.has(path));
    if (from.length > 1 || from.some((source) => source.path === "navigation.yaml")) return [];
    return [
      finding(
        "warning",
        { file: shownPath(file) },
        `No menu and ${from.length === 0 ? "no" : "only one"} text leads to ${path}, so visitors hardly find it.`,
        "Put it into a menu (content/navigation.yaml), or link to it from two texts.",
      ),
    ];
  });
}
