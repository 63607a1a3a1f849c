import { dayInZone } from "#app/lib/day-in-zone.ts";
import { daysBetween } from "#app/lib/days.ts";

/**
 * Says of each element with a day (`data-day="2026-12-31"`) whether that is past or today, by the firm's clock, and
 * fills those that say how far away a day is (`data-days-to`, with words for none, one and more days).
 */
export function markDays(): void {
  const dated = document.querySelectorAll<HTMLElement>("[data-day],[data-days-to]");
  if (dated.length === 0) return;
  const today = dayInZone(document.documentElement.dataset.timeZone!, new Date());
  for (const element of dated) {
    const { day, daysTo, zero = "", one = "", other = "" } = element.dataset;
    if (day) element.dataset.time = day < today ? "past" : day === today ? "today" : "ahead";
    if (!daysTo) continue;
    const days = daysBetween(today, daysTo);
    if (days < 0) element.textContent = "";
    else element.textContent = [zero, one][days] ?? other.replace("{count}", `${days}`);
  }
}
