/* The constant inline script. It only makes better what HTML and CSS already do. */
import { HEADER_SCROLL_THRESHOLD } from "#app/collections/constants.ts";
import { formatDay } from "#app/lib/date.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";

const root = document.documentElement;
root.dataset.script = "";

// A list that the address narrows is not shown whole first: its section wakes at once.
const filtered = /[?&](q|topic|page|industry|department)=./.test(location.search);
if (filtered) root.dataset.filtered = "";

const showScrolled = () => root.toggleAttribute("data-scrolled", scrollY > HEADER_SCROLL_THRESHOLD);
// Not called at once: reading `scrollY` would force a layout here, and a page that opens scrolled says so itself.
addEventListener("scroll", showScrolled, { passive: true });

type PopoverElement = HTMLElement & { popoverTargetElement?: HTMLElement | null };
/** Engines without popovers would not understand the selector. */
const openPopover = () =>
  CSS.supports("selector(:popover-open)")
    ? document.querySelector<HTMLElement>("[popover=auto]:popover-open")
    : null;
const opener = (popover: Element) =>
  document.querySelector<PopoverElement>(`[popovertarget="${popover.id}"]`);
const isMobileMenu = (popover: Element) => popover.id === "mobile-menu";

document.addEventListener("click", ({ target }) => {
  const popover = openPopover();
  if (popover && (target as Element).closest("a") && popover.contains(target as Element))
    popover.hidePopover();
});

// A dropdown closes when the focus leaves it; the mobile menu keeps the focus with its toggle.
document.addEventListener("focusout", ({ relatedTarget }) => {
  const popover = openPopover();
  const next = relatedTarget as Element | null;
  if (!popover || !next || isMobileMenu(popover)) return;
  if (!popover.contains(next) && next !== opener(popover)) popover.hidePopover();
});

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Tab" && openPopover();
  if (!menu || !isMobileMenu(menu)) return;
  const toggle = opener(menu)!;
  const stops = [
    toggle,
    // Safari 17.2 and 17.3 lack checkVisibility; what they do not show has no offset parent.
    ...Array.from(menu.querySelectorAll<HTMLElement>("a,summary,input,button")).filter(
      (element) => element.checkVisibility?.() ?? element.offsetParent,
    ),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length);
  next?.focus();
  event.preventDefault();
});

matchMedia("(width > 67.5em)").addEventListener("change", () => openPopover()?.hidePopover());

/** Lets the browser fetch a file; `file` is "address integrity". */
function addToHead(tag: HTMLLinkElement | HTMLScriptElement, file: string): void {
  const [address, integrity] = file.split(" ") as [string, string | undefined];
  tag.crossOrigin = "anonymous";
  if (integrity) tag.integrity = integrity;
  tag.setAttribute(tag instanceof HTMLLinkElement ? "href" : "src", address);
  document.head.append(tag);
}

/**
 * Fetches a module with what it imports, and runs it; `data-module` holds their files, the module first. What a
 * visitor presses in an island before it answers shows as pressed, and is pressed again when the island does
 * answer, or never will: then the address leads on.
 */
function load(element: HTMLElement) {
  const files = element.dataset.module?.split(",");
  if (!files) return;
  delete element.dataset.module;
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    addToHead(link, file);
  }
  let pressed: HTMLElement | null = null;
  const press = (next: HTMLElement | null) => {
    pressed?.removeAttribute("data-pressed");
    pressed = next;
    pressed?.setAttribute("data-pressed", "");
  };
  const keepPress = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    press((event.target as Element).closest('[data-island] :is(a[href*="?"],button)'));
    if (pressed) event.preventDefault();
  };
  element.addEventListener("click", keepPress);
  const script = document.createElement("script");
  script.type = "module";
  script.onload = script.onerror = (event) => {
    if ((event as Event).type === "error") root.dataset.failed = "";
    element.removeEventListener("click", keepPress);
    const kept = pressed;
    press(null);
    kept?.click();
  };
  addToHead(script, files[0]!);
}

/** A busy page does not wait for ever. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);

/** The first sign of a visitor: nothing is brought to life for nobody. An address may ask for it too. */
const visitor = new Promise<void>((resolve) => {
  if (location.search || location.hash) resolve();
  for (const sign of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    addEventListener(sign, () => resolve(), { once: true, passive: true });
  }
});
// Far pictures may be fetched now.
visitor.then(() => (root.dataset.visitor = ""));

/** Resolves when an element comes into the window. */
const comesIntoView = (element: Element) =>
  new Promise<void>((resolve) =>
    new IntersectionObserver((entries) => {
      // A busy page hears of several changes at once.
      if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
    }).observe(element),
  );

document.addEventListener("DOMContentLoaded", () => {
  const now = new Date();
  for (const element of document.querySelectorAll("[data-year]")) {
    element.textContent = `${now.getFullYear()}`;
  }
  for (const element of document.querySelectorAll("[data-today]")) {
    // Not by the browser's own formats: their first use holds up the page for several milliseconds.
    element.textContent = formatDay(
      [now.getFullYear(), now.getMonth() + 1, now.getDate()].join("-"),
    );
  }
  for (const box of document.querySelectorAll<HTMLElement>("[data-far]")) {
    comesIntoView(box).then(() => delete box.dataset.far);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-module]")) {
    const start = () => load(element);
    for (const touch of ["pointerdown", "focusin", "keydown"]) {
      element.addEventListener(touch, start, { once: true, passive: true });
    }
    const controls = element.querySelector("[data-controls]");
    if (filtered) start();
    else {
      addEventListener("load", () =>
        // A list that reads well without script waits for its controls: not every visitor gets there.
        whenIdle(() =>
          visitor.then(() => (controls ? comesIntoView(controls).then(start) : start())),
        ),
      );
    }
  }
  // Which addresses visitors miss, for whoever looks (R40).
  if (document.querySelector("[data-log-path]")) {
    console.info(`Page not found: ${location.pathname}`);
  }
});

const settle = () => (root.dataset.loaded = "");
/**
 * The reading serif is fetched before it is used: long text is set anew once, not twice. Where all of that text is
 * further down, the font waits for a visitor.
 */
const settleWithFont = () => {
  const text = document.querySelector(".reading-font");
  if (!text) return settle();
  Promise.race([visitor, comesIntoView(text)])
    .then(() => document.fonts.load("1em 'Newsreader Text'"))
    .then(settle, settle);
};
addEventListener("load", () => {
  // A page that loads ahead of its visit is not painted before; others settle when they were.
  if ((document as Document & { prerendering?: boolean }).prerendering) settle();
  else requestAnimationFrame(() => whenIdle(settleWithFont));
});
