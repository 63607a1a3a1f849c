/** A short notice at the window's lower edge, without React, on pages that carry a `<ToastRegion />` (notice.tsx). */

export type Toast = { title: string; text: string };

/** How long a notice stays after it was shown, or after the pointer and the focus have left it. */
const SHOWN_FOR = 6000;

const region = () => document.querySelector<HTMLElement>("[data-toasts]")!;
const notice = () => region().querySelector<HTMLElement>("[role=status] > *")!;

let timer: ReturnType<typeof setTimeout> | undefined;
/** What had the focus before. */
let before: Element | null = null;

function leave(): void {
  clearTimeout(timer);
  if (notice().contains(document.activeElement)) (before as HTMLElement | null)?.focus();
  notice().hidden = true;
  region().hidePopover?.();
}

function renew(): void {
  clearTimeout(timer);
  if (!notice().matches(":hover, :focus-within")) timer = setTimeout(leave, SHOWN_FOR);
}
// While it is moved, the focus is nowhere.
const renewSoon = () => setTimeout(renew);

/** Shows a notice in place of the one before. */
export function showToast(toast: Toast): void {
  before = document.activeElement;
  const [title, text, close] = notice().children;
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"])
    notice().addEventListener(event, renewSoon);
  close!.addEventListener("click", leave);
  // In the top layer, so that no menu or dialogue covers it.
  region().showPopover?.();
  notice().hidden = false;
  title!.textContent = toast.title;
  text!.textContent = toast.text;
  renew();
}
