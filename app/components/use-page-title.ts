import { useLayoutEffect } from "react";
import { lists } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";

/**
 * Makes the title of the window, and of the entry in the history, say what a section shows (WCAG 2.4.2).
 * @param said for example `3 results for “pay”`; empty where the document's own title says it
 */
export function usePageTitle(said: string): void {
  useLayoutEffect(() => {
    if (!said) return undefined;
    const { title } = document;
    document.title = fill(lists.title, { said, title });
    return () => {
      document.title = title;
    };
  }, [said]);
}
