import { localDay } from "#app/lib/local-day.ts";

/**
 * Closes what has passed its day since the site was built: in an element with
 * `data-closing-date="2026-12-31"` (the last open day) the `hidden` element with `data-closed-notice`
 * shows, and every element with `data-apply` goes.
 */
export function closePastDates(): void {
  const today = localDay(new Date());
  for (const element of document.querySelectorAll<HTMLElement>("[data-closing-date]")) {
    if (today <= element.dataset.closingDate!) continue;
    for (const notice of element.querySelectorAll("[data-closed-notice]")) {
      notice.removeAttribute("hidden");
    }
    for (const apply of element.querySelectorAll("[data-apply]")) apply.remove();
  }
}
