/* The inline script, the same on every page. HTML and CSS work without it. */
import { HEADER_SCROLL_THRESHOLD } from "#app/constants.ts";
import { isPlainClick } from "#app/lib/address/plain-click.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";
import { QUERY_KEYS } from "#app/lib/address/search-params.ts";

const root = document.documentElement;
root.dataset.script = "";

// A filtered list must not show unfiltered first: its module loads at once.
const filtered = new RegExp(`[?&](${QUERY_KEYS.join("|")})=.`).test(location.search);
if (filtered) root.dataset.filtered = "";
// Nor may a link's figures show the example's answer first.
const hasFigures = location.hash.includes("=");
if (hasFigures) root.dataset.figures = "";

const showScrolled = () => root.toggleAttribute("data-scrolled", scrollY > HEADER_SCROLL_THRESHOLD);
// Not called now: reading `scrollY` would force a layout. A page that opens scrolled fires a scroll event itself.
addEventListener("scroll", showScrolled, { passive: true });

type PopoverElement = HTMLElement & { popoverTargetElement?: HTMLElement | null };
const openPopover = () => document.querySelector<HTMLElement>("[popover=auto]:popover-open");
const opener = (popover: Element) =>
  document.querySelector<PopoverElement>(`[popovertarget="${popover.id}"]`);
const isMobileMenu = (popover: Element) => popover.id === "mobile-menu";

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const link = target.closest("a");
  const popover = openPopover();
  if (link && popover?.contains(link)) popover.hidePopover();
  // A card's words lie above its link, to be selectable (link-area.module.css). A click on `summary` opens its fold.
  if (!target.closest("a,summary") && `${getSelection()}` === "")
    target
      .closest("[class*=link-area]")
      ?.querySelector("a")
      ?.dispatchEvent(new MouseEvent("click", event));
});

// A dropdown closes when it loses the focus; the mobile menu keeps the focus inside, its toggle included.
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
    // Safari 17.2 and 17.3 lack checkVisibility; elements that they do not show have no offset parent.
    ...[...menu.querySelectorAll<HTMLElement>("a,summary,input,button")].filter(
      (element) => element.checkVisibility?.() ?? element.offsetParent,
    ),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length);
  next?.focus();
  event.preventDefault();
});

matchMedia("(width > 67.5em)").addEventListener("change", () => openPopover()?.hidePopover());

/** Milliseconds after which a module that has not loaded is given up, and its section stays plain links and forms. */
const PATIENCE = 10_000;

/** Runs work when the browser is idle, after a second at the latest. Safari has no requestIdleCallback. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);

/**
 * Imports the files in an element's `data-module` once: when the page has loaded and the browser is idle, or as soon as
 * the visitor uses the element. A button or link pressed before that is marked, and clicked again when the module has
 * run or failed to load; after a failure a link so leads to its address. Only the mark is kept, not the element: React
 * may replace the element meanwhile.
 */
function setUpModule(element: HTMLElement) {
  let started = false;
  const takePressed = () => {
    const pressed = element.querySelector<HTMLElement>("[data-pressed]");
    delete pressed?.dataset.pressed;
    return pressed;
  };
  const keepPress = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-island] :is(a[href*="?"],button)',
    );
    takePressed();
    if (!control) return;
    control.dataset.pressed = "";
    // Otherwise the section, once interactive, would act on this click as well.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const start = () => {
    if (started) return;
    started = true;
    // Imports all files at once: the browser would find the others only after loading the first.
    Promise.race([
      Promise.all(
        element.dataset.module!.split(" ").map((file) => import(/* @vite-ignore */ file)),
      ),
      new Promise((_, giveUp) =>
        setTimeout(
          () =>
            // A visitor who is typing is not interrupted before the focus leaves the field.
            element.querySelector("input:focus,textarea:focus")
              ? element.addEventListener("focusout", giveUp)
              : giveUp(),
          PATIENCE,
        ),
      ),
    ])
      .catch(() => (root.dataset.failed = ""))
      .then(() => {
        element.removeEventListener("click", keepPress, true);
        takePressed()?.click();
      });
  };
  element.addEventListener("click", keepPress, true);
  for (const use of ["pointerdown", "focusin"]) element.addEventListener(use, start);
  if (filtered || hasFigures) start();
  else addEventListener("load", () => whenIdle(start));
}

document.addEventListener("DOMContentLoaded", () => {
  document.querySelectorAll<HTMLElement>("[data-module]").forEach(setUpModule);
  // Logs the address that was not found (R40).
  if (document.querySelector("[data-log-path]"))
    console.info(`Page not found: ${location.pathname}`);
});

// A printed page shows the full address: it restores filters, the search and figures.
addEventListener("beforeprint", () => {
  const address = document.querySelector<HTMLElement>("[data-own-address]");
  if (address) address.textContent = address.dataset.ownAddress! + location.search + location.hash;
});

/** Of a list of dated entries shows the first that is not past, nothing if all are; sets the year. */
function showNext() {
  for (const list of document.querySelectorAll<HTMLElement>("[data-next]")) {
    const entries = [...(list.children as HTMLCollectionOf<HTMLElement>)];
    const next = entries.find(({ dataset }) => Date.parse(dataset.until!) >= Date.now());
    for (const entry of entries) entry.hidden = entry !== next;
    list.hidden = !next;
  }
  for (const element of document.querySelectorAll("[data-year]"))
    element.textContent = `${new Date().getFullYear()}`;
}
// Runs on opening the page too.
whenVisitorIsBack(() => whenIdle(showNext));

/**
 * A view transition between a card's picture and that of the page it leads to, both ways. The `view-transition-name` is
 * set during the navigation only, since it must be unique in a page.
 */
function nameCover(
  transition: ViewTransition | null,
  other: NavigationHistoryEntry | null | undefined,
) {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  if (!transition || !other?.url) return;
  const link = `a[href="${new URL(other.url).pathname}"]`;
  const cover =
    find(
      `main :is(article,li):has(${link}) :is(picture,img,[data-narrow-below],[data-map],[data-figure])`,
    ) ?? find("[data-cover]");
  if (!cover) return;
  const { style } = cover;
  style.viewTransitionName = "cover";
  transition.finished.finally(() => (style.viewTransitionName = ""));
}
addEventListener("pageswap", (event) => nameCover(event.viewTransition, event.activation?.entry));
addEventListener("pagereveal", (event) =>
  nameCover(event.viewTransition, window.navigation?.activation?.from),
);

// Smooth scrolling begins after loading: arriving at a fragment is instant.
addEventListener("load", () => whenIdle(() => (root.dataset.loaded = "")));
