/** A short notice at the viewport's lower edge, without React, on pages with a `<ToastRegion />` (notice.tsx). */

export type Toast = { title: string; text: string };

/** Milliseconds before a notice closes, from when it was shown or when pointer and focus have left it. */
const SHOWN_FOR = 6000;

const region = () => document.querySelector<HTMLElement>("[data-toasts]")!;
const notice = () => region().querySelector<HTMLElement>("[role=status] > *")!;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The element that had the focus before. */
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
// While the focus moves, no element has it yet.
const renewSoon = () => setTimeout(renew);

/** Shows a notice; it replaces the previous one. */
export function showToast(toast: Toast): void {
  before = document.activeElement;
  const [title, text, close] = notice().children;
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"])
    notice().addEventListener(event, renewSoon);
  close!.addEventListener("click", leave);
  // In the top layer, so that no menu or dialog covers it.
  region().showPopover?.();
  notice().hidden = false;
  title!.textContent = toast.title;
  text!.textContent = toast.text;
  renew();
}
