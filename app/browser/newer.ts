import { dayInZone } from "#app/lib/day-in-zone.ts";
import { formatDay } from "#app/lib/date.ts";

const SINCE = /^#since=(\d{4}-\d\d-\d\d)$/;

/**
 * The link to keep (`data-keep`) names the day on which it is kept; opened again, what was recorded later
 * (`data-recorded="2026-11-26"`) is marked as new, and counted in words (`data-newer`, for none, one and more).
 */
export function markNewer(): void {
  const keep = document.querySelector<HTMLAnchorElement>("[data-keep]");
  if (!keep) return;
  keep.hash = `since=${dayInZone(document.documentElement.dataset.timeZone!, new Date())}`;
  const [, since] = SINCE.exec(location.hash) ?? [];
  let count = 0;
  for (const entry of document.querySelectorAll<HTMLElement>("[data-recorded]")) {
    const isNewer = since !== undefined && entry.dataset.recorded! > since;
    entry.querySelector("b")!.hidden = !isNewer;
    if (isNewer) count += 1;
  }
  const said = document.querySelector<HTMLElement>("[data-newer]")!;
  const { zero = "", one = "", other = "" } = said.dataset;
  said.textContent = since
    ? ([zero, one][count] ?? other)
        .replace("{count}", `${count}`)
        .replace("{date}", formatDay(since))
    : "";
}
