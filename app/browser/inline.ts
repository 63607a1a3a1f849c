/* The inline script, the same on every page. HTML and CSS work without it. */
import { HEADER_SCROLL_THRESHOLD } from "#app/constants.ts";
import { isPlainClick } from "#app/lib/address/plain-click.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";
import { QUERY_KEYS } from "#app/lib/address/search-params.ts";

const root = document.documentElement;
root.dataset.script = "";

// A filtered list must not show unfiltered first: its island loads at once.
const filtered = new RegExp(`[?&](${QUERY_KEYS.join("|")})=.`).test(location.search);
if (filtered) root.dataset.filtered = "";

const showScrolled = () => root.toggleAttribute("data-scrolled", scrollY > HEADER_SCROLL_THRESHOLD);
// Not called at once: reading `scrollY` would force a layout here, and a page that opens scrolled fires a scroll event
// itself.
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
  // The words of a card lie above its link, so that they can be selected (link-area.module.css); a fold opens.
  if (!target.closest("a,summary") && `${getSelection()}` === "")
    target
      .closest("[class*=link-area]")
      ?.querySelector("a")
      ?.dispatchEvent(new MouseEvent("click", event));
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

/** How long a module may be on its way, in milliseconds, before its section is plain links and forms. */
const PATIENCE = 10_000;

/** Waits a second at most where the page is busy. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);

/**
 * Runs the module whose files an element names in `data-module`, once: when the page has loaded and the browser is idle, or
 * as soon as the visitor uses the element. A button or link pressed before the module runs is marked as pressed. It is
 * pressed again once the module runs; also when it fails to load, so that a link then leads to its address. The mark
 * alone is kept, not the element: another may have taken its place by then.
 */
function prepare(element: HTMLElement) {
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
    // A section that is about to answer would act on it twice.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const start = () => {
    if (started) return;
    started = true;
    // All files at once: the module alone would name the others only when it has come.
    Promise.race([
      Promise.all(
        element.dataset.module!.split(" ").map((file) => import(/* @vite-ignore */ file)),
      ),
      new Promise((_, giveUp) =>
        setTimeout(
          () =>
            // Who types goes on typing, until they leave the field.
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
  for (const use of ["pointerdown", "focusin"]) {
    element.addEventListener(use, start);
  }
  if (filtered) start();
  else addEventListener("load", () => whenIdle(start));
}

document.addEventListener("DOMContentLoaded", () => {
  for (const element of document.querySelectorAll("[data-year]")) {
    element.textContent = `${new Date().getFullYear()}`;
  }
  document.querySelectorAll<HTMLElement>("[data-module]").forEach(prepare);
  // Shows in the console which address was not found (R40).
  if (document.querySelector("[data-log-path]")) {
    console.info(`Page not found: ${location.pathname}`);
  }
});

// On paper the address brings back what is shown: filters, words that were looked for, figures.
addEventListener("beforeprint", () => {
  const address = document.querySelector<HTMLElement>("[data-own-address]");
  if (address) address.textContent = address.dataset.ownAddress! + location.search + location.hash;
});

/** Of a list of dated entries shows the first that has not passed, or the last. */
function showNext() {
  for (const list of document.querySelectorAll("[data-next]")) {
    const entries = [...(list.children as HTMLCollectionOf<HTMLElement>)];
    const next =
      entries.find(({ dataset }) => Date.parse(dataset.until!) >= Date.now()) ?? entries.at(-1);
    for (const entry of entries) entry.hidden = entry !== next;
  }
}
// Also when the page has just been opened.
whenVisitorIsBack(() => whenIdle(showNext));

/**
 * A card's picture or figure grows into that of the page that it leads to, and shrinks back. Both have the name while
 * the browser moves from one page to the other, and only then, since a name may stand once in a page.
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

// From now on links within the page scroll smoothly: arriving at one does not.
addEventListener("load", () => whenIdle(() => (root.dataset.loaded = "")));
