import { ifReadable } from "#app/collections/reader/content-error.ts";
import { postNumber } from "#app/collections/blog.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { isArticle, type Source } from "../content.ts";
import type { Finding } from "../finding.ts";

/** Numbers given again after a redirect (A4); `published.ts` finds addresses that are gone. */
export function postNumberFindings(sources: Source[]): Finding[] {
  const redirected = new Set(ifReadable(redirects)?.map(({ from }) => from));
  return sources.flatMap(({ file, path }): Finding[] => {
    const id = isArticle(path) ? ifReadable(() => postNumber(path)) : undefined;
    if (id === undefined || !redirected.has(`/blog/${id}`)) return [];
    return [
      {
        severity: "error",
        file,
        message: `The number ${id} belonged to an article that was taken away: content/redirects.yaml leads /blog/${id} elsewhere.`,
        mend: "Take the next free number; old links would now show the wrong article.",
      },
    ];
  });
}
