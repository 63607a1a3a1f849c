import { LOCALE } from "#app/lib/locale.ts";

const MINUTE = 60_000;

/** Elements with `data-clock="Asia/Kolkata"` show the time it is there now, for example `16:05`. */
export function runClocks(): void {
  const clocks = [...document.querySelectorAll<HTMLElement>("[data-clock]")].map((element) => ({
    element,
    format: new Intl.DateTimeFormat(LOCALE, {
      timeZone: element.dataset.clock,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  }));
  if (clocks.length === 0) return;
  const show = () => {
    const now = Date.now();
    for (const { element, format } of clocks) element.textContent = format.format(now);
    setTimeout(show, MINUTE - (now % MINUTE));
  };
  show();
}
