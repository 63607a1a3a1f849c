/** Today by the visitor's own calendar, as year-month-day. */
function localToday(): string {
  const now = new Date();
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Closes what has passed its day since the site was built: in an element with
 * `data-closing-date="2026-12-31"` (the last open day) the `hidden` element with `data-closed-notice`
 * shows, and every element with `data-apply` goes.
 */
export function closePastDates(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-closing-date]")) {
    if (localToday() <= element.dataset.closingDate!) continue;
    for (const notice of element.querySelectorAll("[data-closed-notice]")) {
      notice.removeAttribute("hidden");
    }
    for (const apply of element.querySelectorAll("[data-apply]")) apply.remove();
  }
}
