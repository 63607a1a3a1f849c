import { foundPieces } from "#app/lib/search/found-pieces.ts";

/**
 * Marks the searched text in a row's title and in its texts with `data-marked`, each piece an element; an empty one takes
 * the marks away. A text that has other elements by now, such as a translation, stays as it is.
 */
export function markRow(row: HTMLElement, searched: string): void {
  if (!searched && !row.querySelector("mark")) return;
  const texts = row.querySelectorAll(":is(h3 a, [data-marked]):not(:has(:not(mark, span)))");
  for (const element of texts)
    element.replaceChildren(
      ...foundPieces(element.textContent, searched).map(({ text, isMarked }) =>
        Object.assign(document.createElement(isMarked ? "mark" : "span"), { textContent: text }),
      ),
    );
}
