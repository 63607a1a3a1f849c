/*
 * Runs a list that the document contains in full (`BrowsedList`): search, choices and pages hide rows. It creates only
 * the rows of entries from other pages, and marks in texts without other elements (`mark-row.ts`). So the list survives
 * whatever a browser or an extension does to the page.
 */
import { lists } from "virtual:labels";
import { addressState } from "#app/lib/address/address-state.ts";
import { firmsToday } from "#app/lib/day-in-zone.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import {
  isFound,
  listQuery,
  readListState,
  searchedText,
  type ListRow,
  type ListSettings,
  type ListState,
  type OtherEntry,
} from "#app/lib/address/list-state.ts";
import { cutToPage } from "#app/lib/pagination.ts";
import { isPlainClick } from "#app/lib/address/plain-click.ts";
import { TYPING_PAUSE } from "#app/lib/typing-pause.ts";
import { whenVisitorIsBack } from "#app/lib/visitor-is-back.ts";
import { showPages } from "./list-pages.ts";
import { markRow } from "./mark-row.ts";

/** A row of the list. An entry from another page has no element (`shown`) until it is first shown. */
type Row = ListRow & { href: string; shown?: HTMLElement; other?: OtherEntry };

const root = document.querySelector<HTMLElement>("[data-list]")!;
const settings = JSON.parse(root.dataset.list!) as ListSettings;
const { fixed = {}, pageSize = Infinity } = settings;
const part = (selector: string) => root.querySelector<HTMLElement>(selector);
const parts = (selector: string) => Array.from(root.querySelectorAll<HTMLElement>(selector));

const field = root.querySelector<HTMLInputElement>("input[type=search]");
const container = part("[data-rows]")!;
const heading = part("[data-results]")!;
const documentTitle = document.title;

const valuesIn = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

/** Today for the firm: the page may be old or long open. Costly, so only computed where entries have a last day. */
const dayNow = () => (part("[data-closing-date]") ? firmsToday() : "");
let today = dayNow();

const isPast = ({ shown }: Row) => (shown?.dataset.closingDate ?? today) < today;

const rows = parts("[data-row]").map((row): Row => ({
  words: row.dataset.words ?? "",
  values: valuesIn(row.dataset.row!),
  href: row.querySelector("a")?.getAttribute("href") ?? "",
  shown: row,
}));

/** Tabs are links with an address from the document, chips are buttons, and a select has options. */
const controls = parts("[data-choice]").map((element) => ({
  element,
  name: element.dataset.choice!,
  value: element.dataset.value!,
  label: element.textContent ?? "",
  href: element.getAttribute("href"),
}));
type Control = (typeof controls)[number];

const options = Object.fromEntries(
  settings.choices.map((name) => [
    name,
    controls.flatMap((control) => (control.name === name ? control.value || [] : [])),
  ]),
);
const read = (params: URLSearchParams): ListState => {
  const { chosen, q, page } = readListState(params, options, settings.isStrict);
  // Without a search field a visitor could not remove the search.
  return { q: field ? q : "", chosen: { ...chosen, ...fixed }, page };
};
/** The query of the address for a state, without the fixed choices. */
const queryFor = ({ chosen, ...state }: ListState, before = location.search) => {
  const said = Object.entries(chosen).map(([name, value]) => [name, name in fixed ? "" : value]);
  return listQuery({ ...state, chosen: Object.fromEntries(said) }, before);
};
const address = addressState(read, (state) => queryFor(state));

const isSearched = ({ q }: ListState) => q.trim() !== "";
const isFiltered = (state: ListState) =>
  isSearched(state) || Object.values(state.chosen).some(Boolean);
const choosing = ({ name, value }: Control, { q, chosen }: ListState): ListState => ({
  q,
  chosen: { ...chosen, [name]: value },
  page: 1,
});

/** Where a tab leads: to its topic's own page, unless there is a search or the list has several filters. */
function hrefOf(control: Control, state: ListState): string {
  const next = choosing(control, state);
  return isSearched(next) || settings.choices.length > 1
    ? settings.path + listQuery(next)
    : control.href!;
}

/** On small screens a row of tabs is wider than the viewport. Measures, so it comes after all changes. */
function bringChosenIntoView(): void {
  for (const tab of parts("li:has(> [data-choice][aria-current])")) {
    const row = tab.parentElement!;
    const { offsetLeft: left, offsetWidth: width } = tab;
    const { scrollLeft: from, clientWidth: view } = row;
    if (left < from || left + width > from + view) row.scrollLeft = left - (view - width) / 2;
  }
}

function showControls(state: ListState): void {
  for (const control of controls) {
    const { element, name, value, href } = control;
    const ofIt = rows.filter(({ values }) => values[name] === value);
    // A choice whose entries are all past, such as a department without open jobs.
    element.hidden = ofIt.length > 0 && ofIt.every(isPast);
    const isChosen = (state.chosen[name] ?? "") === value;
    if (element instanceof HTMLOptionElement) {
      element.selected = isChosen;
    } else if (href === null) {
      element.ariaPressed = `${isChosen}`;
    } else {
      element.setAttribute("href", hrefOf(control, state));
      element.ariaCurrent = isChosen ? "true" : null;
    }
  }
  if (field && field.value !== state.q) field.value = state.q;
}

/** Whether entries from other pages are being fetched. */
let isWaiting = false;

let pause: ReturnType<typeof setTimeout> | undefined;

/** Says what was found: in the list, in the document's title, and to screen readers. */
function announce(state: ListState, count: number, page: number, pageCount: number): void {
  const counted =
    settings.newest && !isFiltered(state) ? settings.newest : fillCount(settings.count, count, {});
  const isSearching = isWaiting && isFiltered(state);
  const found = isSearching
    ? lists.searching
    : count === 0 && settings.none
      ? settings.none
      : counted;
  const { countOnPage } = settings;
  const inList =
    countOnPage && pageCount > 1 && !isSearching
      ? fill(countOnPage, { entries: counted, page, pages: pageCount })
      : found;
  const chosen = controls.flatMap(({ name, value, label }) =>
    value && !(name in fixed) && state.chosen[name] === value ? label : [],
  );
  const asked = [
    ...(isSearched(state) ? [fill(lists.quoted, { text: state.q.trim() })] : []),
    ...chosen,
  ];
  for (const element of parts("[data-count-shown]"))
    element.textContent = [...asked.slice(0, isSearched(state) ? 1 : 0), inList].join(", ");
  const onPage = page > 1 ? [fill(lists.page, { page })] : [];
  const said = [...asked, ...(isSearched(state) ? [found] : []), ...onPage].join(", ");
  document.title = said ? fill(lists.title, { said, title: documentTitle }) : documentTitle;
  clearTimeout(pause);
  const tell = () => (part("[role=status]")!.textContent = [...asked, inList].join(", "));
  if (document.activeElement === field) pause = setTimeout(tell, TYPING_PAUSE);
  else tell();
}

/** @param isArrival whether the document already shows this state: nothing is announced then */
function show(state: ListState, isArrival = false): void {
  // Without a search or a filter the list has only the entries of the document.
  const found = rows.filter(
    (row) => isFound(row, state) && !isPast(row) && (isFiltered(state) || !row.other),
  );
  const { items, page, pageCount } = cutToPage(found, state.page, pageSize);
  for (const row of rows) if (row.shown && !items.includes(row)) row.shown.hidden = true;
  for (const row of items) {
    const element = (row.shown ??= rowOf(row.other!));
    if (row.other) container.append(element);
    element.hidden = false;
    markRow(element, state.q.trim());
  }
  root.toggleAttribute("data-searched", isSearched(state));
  root.toggleAttribute("data-narrowed", isFiltered(state) || page > 1);
  const nothing = part("[data-nothing]");
  if (nothing) nothing.hidden = found.length > 0 || isWaiting;
  showControls(state);
  for (const element of parts("[data-when]")) {
    const values = valuesIn(element.dataset.when!);
    element.hidden = !isFound({ words: "", values }, { ...state, q: "" });
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-keeps-query]"))
    link.search = queryFor(state, "");
  const pages = part("[data-pages]");
  if (pages)
    showPages(pages, page, pageCount, (to) => location.pathname + queryFor({ ...state, page: to }));
  if (!isArrival) announce(state, found.length, page, pageCount);
  bringChosenIntoView();
}

/** The address of the entries on other pages; undefined once they are here. */
let { others } = settings;

/** Fetches the entries on other pages once, for search and choices; meanwhile the entries here are shown. */
async function fetchOthers(): Promise<void> {
  if (!others || isWaiting) return;
  isWaiting = true;
  try {
    const response = await fetch(others);
    if (!response.ok) throw new Error(`${others}: ${response.status}`);
    const here = new Set(rows.map((row) => row.href));
    for (const other of (await response.json()) as OtherEntry[]) {
      const { href, values, searched, texts } = other;
      const words = searchedText(searched.map((name) => texts[name] ?? ""));
      if (!here.has(href)) rows.push({ words, values: valuesIn(values), href, other });
    }
    others = undefined;
  } catch (error) {
    console.error("Not loaded:", error);
  }
  isWaiting = false;
  show(address.get());
}

/** Creates a row for an entry from another page: the document's template with its gaps filled. */
function rowOf({ href, texts }: OtherEntry): HTMLElement {
  const { content } = root.querySelector<HTMLTemplateElement>("template")!;
  const row = content.firstElementChild!.cloneNode(true) as HTMLElement;
  row.querySelector("a")!.setAttribute("href", href);
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    text.textContent = fill<string>(text.textContent!, texts);
  return row;
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Focuses the results: the link that was used may be gone, and the next Tab has to start here. */
function goToResults(): void {
  heading.focus({ preventScroll: true });
  if (settings.toTop) scrollTo({ top: 0, behavior: "instant" });
  else heading.scrollIntoView();
}

function choose(control: Control): void {
  address.push(choosing(control, address.get()));
  if (settings.toTop) scrollTo({ top: 0, behavior: isStill() ? "instant" : "smooth" });
}

root.addEventListener("click", (event) => {
  const pressed = (event.target as Element).closest<HTMLElement>("a,button");
  if (!pressed || !isPlainClick(event)) return;
  const control = controls.find(({ element }) => element === pressed);
  const { page } = pressed.dataset;
  const isWayBack = pressed.dataset.showAll !== undefined && !settings.fixed;
  // On a topic's own page the tabs of topics stay links.
  if (!(control ? !(control.name in fixed) : page || isWayBack)) return;
  event.preventDefault();
  if (control) return choose(control);
  const none = Object.fromEntries(settings.choices.map((name) => [name, fixed[name] ?? ""]));
  const next = page ? { ...address.get(), page: Number(page) } : { q: "", chosen: none, page: 1 };
  address.push(next);
  goToResults();
});

root.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const control = controls.find(({ element }) => element === target.selectedOptions[0]);
  if (control) choose(control);
});

field?.addEventListener("focus", () => void fetchOthers());
field?.addEventListener("input", () =>
  address.replace({ ...address.get(), q: field.value, page: 1 }),
);

address.subscribe(() => {
  if (isFiltered(address.get())) void fetchOthers();
  show(address.get());
});
whenVisitorIsBack(() => {
  if (today === dayNow()) return;
  today = dayNow();
  show(address.get());
});
// Keeps what was typed and chosen before this module ran.
const typed = field?.value;
const early = controls.filter(
  ({ element, value }) => element instanceof HTMLOptionElement && element.selected && value,
);
if (typed || early.length > 0) {
  const chosen = Object.fromEntries(early.map(({ name, value }) => [name, value]));
  const { q, ...state } = address.get();
  address.replace({ q: typed || q, chosen: { ...state.chosen, ...chosen }, page: 1 });
} else {
  if (isFiltered(address.get())) void fetchOthers();
  show(address.get(), queryFor(address.get(), "") === "");
}
root.dataset.awake = "";
