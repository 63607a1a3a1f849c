import { LOCALE } from "#app/lib/locale.ts";
import { minutesOf } from "#app/lib/shared-hours.ts";

const MINUTE = 60_000;

const clockIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/**
 * Elements with `data-clock="Asia/Kolkata"` show the time it is there now, for example `16:05`; marks with `data-now`
 * stand at it, on an axis of a day in minutes.
 */
export function runClocks(): void {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].map((element) => ({
      element,
      format: clockIn(element.dataset.clock ?? element.dataset.now),
    }));
  const clocks = shown("[data-clock]");
  const marks = shown("[data-now]");
  if (clocks.length === 0) return;
  const show = () => {
    const now = Date.now();
    for (const { element, format } of clocks) element.textContent = format.format(now);
    for (const { element, format } of marks) {
      element.setAttribute("x", `${minutesOf(format.format(now))}`);
    }
    setTimeout(show, MINUTE - (now % MINUTE));
  };
  show();
}
