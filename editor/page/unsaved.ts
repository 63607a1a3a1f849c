/**
 * Keeps what was typed and not saved, in this browser: a closed tab, a stopped program and a full disk lose no word.
 * Each tab keeps its own; what a closed one left is found by the next that opens the entry.
 */
import type { Wish } from "../entries.ts";

export type Unsaved = Pick<Wish, "base" | "mine" | "instead"> & {
  at: number;
  tab: string;
  title: string;
};

const PREFIX = "typed ";
const tab = (sessionStorage.tab ??= crypto.randomUUID()) as string;
// Held as long as this tab lives: others see by it whose words are left alone.
void navigator.locks?.request(`tab ${tab}`, () => new Promise(() => {}));

const keyOf = (place: string, of = tab): string => `${PREFIX}${of} ${place}`;

/**
 * @param place the hash that opens it, and which part of a form where that has several
 * @returns whether the browser had room for it; else the words are in the form alone
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

export const forget = (place: string): void => localStorage.removeItem(keyOf(place));

/** What was typed goes with an entry that has another name now. */
export function move(place: string, to: string): void {
  const kept = localStorage.getItem(keyOf(place));
  // First, for a store that is full has no room for both.
  forget(place);
  if (kept) localStorage.setItem(keyOf(to), kept);
}

const every = (): { place: string; unsaved: Unsaved }[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({
      place: key.slice(PREFIX.length + tab.length + 1),
      unsaved: JSON.parse(localStorage.getItem(key) ?? "null") as Unsaved,
    }));

/** What was typed in an entry and not saved: in this tab, or else in the last one that is closed, which it is taken over from. */
export async function unsavedOf(place: string): Promise<Unsaved | undefined> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isElsewhere = (of: string) => of !== tab && held.some(({ name }) => name === `tab ${of}`);
  const order = ({ tab: of, at }: Unsaved) => (of === tab ? Infinity : at);
  const found = every().flatMap((one) => (one.place === place ? one.unsaved : []));
  const [last] = found
    .filter((unsaved) => !isElsewhere(unsaved.tab))
    .toSorted((a, b) => order(b) - order(a));
  if (last && last.tab !== tab) {
    localStorage.removeItem(keyOf(place, last.tab));
    await keep(place, last);
  }
  return last;
}

/** The titles of everything that was typed and not saved, by the hashes that open it. */
export const unsavedTitles = (): Map<string, string> =>
  new Map(every().map(({ place, unsaved }) => [place.replace(/ .*/, ""), unsaved.title]));
