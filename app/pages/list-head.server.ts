import { laterPages } from "virtual:labels";
import type { SheetName } from "#app/art/pictures.ts";
import { headFor, headForLaterPage } from "#app/head.server.ts";
import { fill, type Template } from "#app/lib/fill.ts";
import { pagePath } from "#app/lib/pagination.ts";
import type { PageHead } from "#app/seo/head.ts";

type List = {
  /** The address of its first page. */
  path: string;
  sheet: SheetName;
  /** The words of its first page. */
  words: { title: string; searchTitle?: string; description: string };
  /** What search engines show of a later page. */
  laterDescription: Template<"title" | "page" | "pages">;
};

/** The head of a page of a list that is cut into documents. @param page from 1 */
export function headOfListPage(list: List, page: number, pages: number): Promise<PageHead> {
  const { path, sheet, laterDescription } = list;
  const { title, searchTitle = title } = list.words;
  if (page === 1) return headFor({ path, page: list.words, sheet });
  return headForLaterPage(
    {
      path: pagePath(path, page),
      page: {
        title: fill(laterPages.title, { title, page }),
        description: fill(laterDescription, { title, page, pages }),
      },
      sheet,
    },
    { path, title: searchTitle },
  );
}
