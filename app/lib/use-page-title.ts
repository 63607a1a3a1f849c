import { useLayoutEffect } from "react";

/** The title that the document came with. */
const own = typeof document === "undefined" ? "" : document.title;

/**
 * Makes the title of the tab, and of the entry in the history, say what a section shows (WCAG 2.4.2).
 * @param shown for example `Finance, page 2` or `3 results for “pay”`; empty where the document's own title says it
 * @param page the title of the page; another than the document's own where the section shows another page's list
 */
export function usePageTitle(shown: string, page: string = own): void {
  useLayoutEffect(() => {
    document.title = shown ? `${shown} | ${page}` : own;
    return () => {
      document.title = own;
    };
  }, [shown, page]);
}
