import { LOCALE } from "#app/lib/locale.ts";
import { percent } from "#app/lib/percent.ts";
import { DAY, minutesOf } from "#app/lib/shared-hours.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";

const MINUTE = 60_000;

const clockIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** `data-clock="Asia/Kolkata"` shows the time there: `16:05`; `data-now` marks move to it on an axis of a day. */
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
    for (const { element, format } of marks)
      element.setAttribute("x", percent(minutesOf(format.format(now)) / DAY));
    next = setTimeout(show, MINUTE - (now % MINUTE));
  };
  // Timers stand still while a page is in the back/forward cache or the machine sleeps.
  whenVisitorIsBack(show);
  show();
}
