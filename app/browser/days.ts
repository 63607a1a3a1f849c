/** What depends on the current day in the firm's time zone: a page may have been built long before it is read. */
import { dayInZone, firmsToday } from "#app/lib/day-in-zone.ts";
import { daysBetween, formatDay } from "#app/lib/days.ts";

/** Words for a number: the element has a text for none, one and more in `data-zero`, `data-one` and `data-other`. */
function counted(element: HTMLElement, count: number): string {
  const { zero = "", one = "", other = "" } = element.dataset;
  return ([zero, one][count] ?? other).replace("{count}", `${count}`);
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/**
 * Applies today's date to the page:
 * - Past `data-closing-date="2026-12-31"` (the last open day), shows `data-closed-notice` and removes `data-apply`.
 * - `data-day="2026-12-31"` gets `data-time`: `past`, `today` or `ahead`.
 * - `data-days-to="2026-12-31"` gets the number of days in words.
 * - `data-today` gets the day in the reader's own time zone.
 */
export function followDay(): void {
  for (const element of all("[data-today]"))
    element.textContent = formatDay(dayInZone(undefined, new Date()));
  // Computing the day in a time zone takes 40 ms on a slow phone.
  if (all("[data-closing-date],[data-day],[data-days-to]").length === 0) return;
  const today = firmsToday();
  for (const element of all("[data-closing-date]")) {
    if (today <= element.dataset.closingDate!) continue;
    for (const notice of element.querySelectorAll("[data-closed-notice]"))
      notice.removeAttribute("hidden");
    for (const apply of element.querySelectorAll("[data-apply]")) apply.remove();
  }
  for (const { dataset } of all("[data-day]")) {
    const day = dataset.day!;
    dataset.time = day < today ? "past" : day === today ? "today" : "ahead";
  }
  for (const element of all("[data-days-to]")) {
    const days = daysBetween(today, element.dataset.daysTo!);
    element.textContent = days < 0 ? "" : counted(element, days);
  }
}

const SINCE = /^#since=(\d{4}-\d\d-\d\d)$/;

/**
 * Puts today into the fragment of the link to keep (`data-keep`). When that link is opened again, entries recorded
 * later (`data-recorded="2026-11-26"`) are marked as new, and `data-newer` counts them in words.
 */
export function markNewer(): void {
  const keep = document.querySelector<HTMLAnchorElement>("[data-keep]");
  if (!keep) return;
  keep.hash = `since=${firmsToday()}`;
  const [, since] = SINCE.exec(location.hash) ?? [];
  let count = 0;
  for (const entry of all("[data-recorded]")) {
    const isNewer = since !== undefined && entry.dataset.recorded! > since;
    entry.querySelector("b")!.hidden = !isNewer;
    if (!isNewer) continue;
    count += 1;
    entry.closest("details")?.setAttribute("open", "");
  }
  const said = document.querySelector<HTMLElement>("[data-newer]")!;
  said.textContent = since ? counted(said, count).replace("{date}", formatDay(since)) : "";
}
