import { dayInZone } from "#app/lib/day-in-zone.ts";

/**
 * Closes what has passed its day, by the firm's clock, since the site was built: in an element with
 * `data-closing-date="2026-12-31"` (the last open day) the `hidden` element with `data-closed-notice`
 * shows, and every element with `data-apply` goes.
 */
export function closePastDates(): void {
  const dated = document.querySelectorAll<HTMLElement>("[data-closing-date]");
  if (dated.length === 0) return;
  const today = dayInZone(document.documentElement.dataset.timeZone!, new Date());
  for (const element of dated) {
    if (today <= element.dataset.closingDate!) continue;
    for (const notice of element.querySelectorAll("[data-closed-notice]")) {
      notice.removeAttribute("hidden");
    }
    for (const apply of element.querySelectorAll("[data-apply]")) apply.remove();
  }
}
