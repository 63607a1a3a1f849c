/**
 * Short notices at the window's lower edge, without React: browser/copy.ts shows them. A page that may show one
 * carries a `<ToastRegion />` (toast-region.tsx), which is also how the style sheet gets there.
 */
import { notice } from "virtual:labels";
import look from "./notice.module.css";
import styles from "./toast.module.css";

export type Toast = { title: string; text: string };

/** How long a notice stays while nobody points at it or stands in it. */
const SHOWN_FOR = 6000;
/** As long as the fade in toast.module.css. */
const LEAVES_IN = 150;

type Shown = { toast: Toast; renew: () => void };
const shown: Shown[] = [];

const isEqual = (a: Toast, b: Toast) => a.title === b.title && a.text === b.text;

/** Shows a notice; one that is already there stays longer instead. No page has more than two, so none waits its turn. */
export function showToast(toast: Toast): void {
  const same = shown.find((entry) => isEqual(entry.toast, toast));
  if (same) same.renew();
  else show(toast);
}

/** Whether the region stands in the top layer; engines without popovers do not know the selector. */
const isRaised = (region: HTMLElement) => "popover" in region && region.matches(":popover-open");

function append(parent: Element, tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

function show(toast: Toast): void {
  const live = document.querySelector("[data-toasts] [role=status]");
  const region = live?.parentElement;
  if (!live || !region) return;
  const before = document.activeElement;

  const element = document.createElement("div");
  element.className = `${look.notice} ${styles.toast}`;
  append(element, "p", look.title!, toast.title);
  append(element, "p", look.text!, toast.text);
  const close = append(element, "button", look.close!, "×") as HTMLButtonElement;
  close.type = "button";
  close.ariaLabel = notice.close;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = SHOWN_FOR;
  let since = 0;
  const pause = () => {
    if (timer !== undefined) left -= Date.now() - since;
    clearTimeout(timer);
    timer = undefined;
  };
  /** Goes on only when neither the pointer nor the focus is on it any more. */
  const resume = () => {
    if (element.matches(":hover, :focus-within")) return;
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(leave, left);
  };
  const entry: Shown = {
    toast,
    renew: () => {
      left = SHOWN_FOR;
      resume();
    },
  };

  function leave() {
    clearTimeout(timer);
    if (!shown.includes(entry)) return;
    shown.splice(shown.indexOf(entry), 1);
    if (element.contains(document.activeElement)) (before as HTMLElement | null)?.focus?.();
    element.dataset.leaving = "";
    setTimeout(() => {
      element.remove();
      if (shown.length === 0 && region && isRaised(region)) region.hidePopover();
    }, LEAVES_IN);
  }

  close.addEventListener("click", leave);
  element.addEventListener("pointerenter", pause);
  element.addEventListener("focusin", pause);
  element.addEventListener("pointerleave", resume);
  element.addEventListener("focusout", () => setTimeout(resume));

  // In the top layer, so that no menu or dialogue covers it.
  if (!isRaised(region)) region.showPopover?.();
  live.prepend(element);
  shown.push(entry);
  resume();
}
