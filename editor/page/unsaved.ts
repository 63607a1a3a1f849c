/**
 * Keeps what was typed and not saved, in this browser: a closed tab, a stopped program and a full disk lose no word.
 * Each tab keeps its own; what a closed one left is found by the next that opens the entry.
 */
import type { Entry, ReadEntry } from "../entry-text.ts";

export type Unsaved = { base: ReadEntry; mine: Entry; at: number; tab: string; title: string };

const PREFIX = "unsaved ";
const tab = (sessionStorage.tab ??= crypto.randomUUID()) as string;
// Held as long as this tab lives: others see by it whose words are left alone.
void navigator.locks?.request(`tab ${tab}`, () => new Promise(() => {}));

const keyOf = (place: string, of = tab): string => `${PREFIX}${of} ${place}`;

/** @param place the file of an entry, or the list that a new one is for */
export function keep(place: string, base: ReadEntry, mine: Entry, title: string): void {
  const unsaved: Unsaved = { base, mine, at: Date.now(), tab, title };
  localStorage.setItem(keyOf(place), JSON.stringify(unsaved));
}

export const forget = (place: string, of = tab): void => localStorage.removeItem(keyOf(place, of));

const every = (): { place: string; unsaved: Unsaved }[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({
      place: key.slice(PREFIX.length + tab.length + 1),
      unsaved: JSON.parse(localStorage.getItem(key) ?? "null") as Unsaved,
    }));

/** What was typed in an entry and not saved: in this tab, or in one that is closed. */
export async function unsavedOf(place: string): Promise<Unsaved | undefined> {
  const found = every().filter((one) => one.place === place);
  const own = found.find(({ unsaved }) => unsaved.tab === tab);
  if (own) return own.unsaved;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  const [last] = found
    .map(({ unsaved }) => unsaved)
    .filter((unsaved) => !alive.has(`tab ${unsaved.tab}`))
    .toSorted((a, b) => b.at - a.at);
  return last;
}

/** The titles of everything that was typed and not saved. */
export const unsavedTitles = (): string[] => [
  ...new Set(every().map(({ unsaved }) => unsaved.title)),
];
