const MINUTE = 60_000;

/** Elements with `data-clock="Asia/Kolkata"` show the time it is there now, for example `16:05`. */
export function runClocks(): void {
  const clocks = [...document.querySelectorAll<HTMLElement>("[data-clock]")].map((element) => ({
    element,
    format: new Intl.DateTimeFormat("en-GB", {
      timeZone: element.dataset.clock,
      hour: "2-digit",
      minute: "2-digit",
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
