/** What depends on the day on which a page is read, by the firm's clock: it may have been built long before. */
import { firmsToday } from "#app/lib/day-in-zone.ts";
import { daysBetween, formatDay } from "#app/lib/days.ts";

/** A number in words for none, one and more, as an element has them. */
function counted(element: HTMLElement, count: number): string {
  const { zero = "", one = "", other = "" } = element.dataset;
  return ([zero, one][count] ?? other).replace("{count}", `${count}`);
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/**
 * Closes what has passed its day: in an element with `data-closing-date="2026-12-31"` (the last open day) the `hidden`
 * element with `data-closed-notice` shows, and every element with `data-apply` goes. Says of each element with a day
 * (`data-day="2026-12-31"`) whether that is past or today, and fills those that say how far away a day is
 * (`data-days-to`, with words for none, one and more days).
 */
export function followDay(): void {
  // Asking for the day of a zone keeps a slow phone busy for 40 ms.
  if (all("[data-closing-date],[data-day],[data-days-to]").length === 0) return;
  const today = firmsToday();
  for (const element of all("[data-closing-date]")) {
    if (today <= element.dataset.closingDate!) continue;
    for (const notice of element.querySelectorAll("[data-closed-notice]")) {
      notice.removeAttribute("hidden");
    }
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
 * The link to keep (`data-keep`) names the day on which it is kept; opened again, what was recorded later
 * (`data-recorded="2026-11-26"`) is marked as new, and counted in words (`data-newer`, for none, one and more).
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
