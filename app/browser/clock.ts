import { LOCALE } from "#app/lib/locale.ts";
import { minutesOf } from "#app/lib/shared-hours.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";

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
  let next: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(next);
    const now = Date.now();
    for (const { element, format } of clocks) element.textContent = format.format(now);
    for (const { element, format } of marks) {
      element.setAttribute("x", `${minutesOf(format.format(now))}`);
    }
    next = setTimeout(show, MINUTE - (now % MINUTE));
  };
  // While a page is put away, or the machine sleeps, no time passes for what waits.
  whenVisitorIsBack(show);
  show();
}
