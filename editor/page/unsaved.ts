/**
 * Keeps unsaved input in this browser, so that a closed tab, a stopped program or a full disk loses nothing. Each tab
 * has its own; that of a closed tab is taken over by the next one that opens the entry.
 */
import type { Wish } from "../desk/entries.ts";
import { leavesOf, naming } from "../entry/form-values.ts";

export type Unsaved = Pick<Wish, "base" | "mine" | "instead"> & {
  at: number;
  tab: string;
  title: string;
};

const PREFIX = "typed ";
const tab = (sessionStorage.tab ??= crypto.randomUUID()) as string;
// Held while this tab lives: other tabs then leave its input alone.
void navigator.locks?.request(`tab ${tab}`, () => new Promise(() => {}));

const keyOf = (place: string, of = tab): string => `${PREFIX}${of} ${place}`;

/**
 * @param place the hash of the entry, and the part of a form that has several
 * @returns whether the browser had room; otherwise the input is in the form alone
 */
export async function keep(place: string, typed: Omit<Unsaved, "at" | "tab">): Promise<boolean> {
  const unsaved: Unsaved = { ...typed, at: Date.now(), tab };
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

/** Drops the input that is kept for a place. */
export const dropUnsaved = (place: string): void => localStorage.removeItem(keyOf(place));

/** Moves the input of a renamed entry. */
export function move(place: string, to: string): void {
  const kept = localStorage.getItem(keyOf(place));
  // First: a full store has no room for both.
  dropUnsaved(place);
  if (kept) localStorage.setItem(keyOf(to), kept);
}

const every = (): { place: string; unsaved: Unsaved }[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({
      place: key.slice(PREFIX.length + tab.length + 1),
      unsaved: JSON.parse(localStorage.getItem(key) ?? "null") as Unsaved,
    }));

/** The unsaved input for an entry: that of this tab, or else of the last closed tab, from which it is taken over. */
export async function unsavedOf(place: string): Promise<Unsaved | undefined> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isElsewhere = (of: string) => of !== tab && held.some(({ name }) => name === `tab ${of}`);
  const rank = ({ tab: of, at }: Unsaved) => (of === tab ? Infinity : at);
  const found = every().flatMap((one) => (one.place === place ? one.unsaved : []));
  const [last] = found
    .filter((unsaved) => !isElsewhere(unsaved.tab))
    .toSorted((a, b) => rank(b) - rank(a));
  if (last && last.tab !== tab) {
    localStorage.removeItem(keyOf(place, last.tab));
    await keep(place, last);
  }
  return last;
}

/** The titles of entries whose unsaved input names a file. */
export const unsavedWith = (name: string): string[] =>
  every().flatMap(({ unsaved: { mine, title } }) =>
    leavesOf(mine).some(([, leaf]) => naming(name).test(String(leaf)))
      ? `${title} (not saved yet)`
      : [],
  );

/** The titles of all entries with unsaved input, by their hashes. */
export const unsavedTitles = (): Map<string, string> =>
  new Map(every().map(({ place, unsaved }) => [place.replace(/ .*/, ""), unsaved.title]));
