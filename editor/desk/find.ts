/** Finds words anywhere in the content, with their field. */
import { parsed } from "#app/collections/reader/content-file.server.ts";
import { pageOf } from "./desk.ts";
import { entryFiles, nameOfFile, valuesOf } from "../entry/entry-files.ts";
import { entryOf } from "../entry/entry-text.ts";
import { formFields } from "../entry/form-fields.ts";
import { fieldAt, leavesOf } from "../entry/form-values.ts";

const MOST = 200;

const isLaw = (file: string): boolean => file.startsWith("law/");

type Said = { file: string; key: string; text: string };

const textsOf = (file: string): Said[] =>
  parsed(file, "texts", (source) => {
    const said = leavesOf(entryOf(file, source) ?? {});
    return said.flatMap(([keys, text]) =>
      typeof text === "string" ? [{ file, key: keys.join("."), text }] : [],
    );
  });

/** The editor's hash that opens a field with words selected. */
const hashTo = ({ file, key }: Said, from: number, to: number): string =>
  `#/${file}?${key}&${from}&${to}`;

function around(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - 30), Math.min(text.length, at + length + 40)];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/**
 * Finds some words in all entries, ignoring case, but not in names that programs use.
 * @returns the first places, and how many there are; undefined for a single letter
 */
export function find(words: string) {
  const wanted = words.trim().toLowerCase();
  // A single letter stands everywhere.
  if (wanted.length < 2) return undefined;
  const found = entryFiles()
    // Law comes last: what a firm says of itself would not be among the first places.
    .toSorted((a, b) => Number(isLaw(a)) - Number(isLaw(b)))
    .flatMap(textsOf)
    .map((said) => ({ ...said, at: said.text.toLowerCase().indexOf(wanted) }))
    .filter(({ at, key }) => at >= 0 && !/(?:^|\.)id$/.test(key));
  const places = found.slice(0, MOST).map((said) => ({
    hash: hashTo(said, said.at, said.at + wanted.length),
    label: fieldAt(formFields(said.file), said.key, valuesOf(said.file)).label ?? said.key,
    name: nameOfFile(said.file),
    text: around(said.text, said.at, wanted.length),
  }));
  return { count: found.length, places };
}

/** Only letters and digits, with their positions: pages show texts without Markdown and link targets. */
function letters(text: string): { said: string; places: number[] } {
  const plain = text.replaceAll(/\]\([^)\s]*\)/g, (all) => " ".repeat(all.length));
  const found = [...plain.matchAll(/[\p{L}\p{N}]/gu)];
  return {
    said: found.map(([letter]) => letter).join(""),
    places: found.map(({ index }) => index),
  };
}

/**
 * @property file whose form is open, if any
 * @property page that was clicked; without `words`, that a link has led to
 * @property words that were clicked, the largest element's first
 */
type Press = { file?: string; page: string; words?: string[] };

/** What the editor opens after a click in a page. @returns the editor's hash; undefined if no field has the words */
export function pressed({ file, page, words }: Press): string | undefined {
  const files = entryFiles();
  const isPage = (one: string) => Number(/\bpages\b/.test(one));
  const ofPage = files
    .filter((one) => pageOf(one).replace(/#.*/, "") === page)
    .toSorted((a, b) => isPage(b) - isPage(a));
  if (!words) return ofPage[0] && `#/${ofPage[0]}`;
  const texts = [...new Set([...files.filter((one) => one === file), ...ofPage, ...files])]
    .flatMap(textsOf)
    .map((said) => ({ ...said, ...letters(said.text) }));
  for (const wanted of words.map((one) => letters(one).said).filter(Boolean)) {
    const found =
      texts.find(({ said }) => said === wanted) ??
      texts.find(({ said }) => wanted.length > 3 && said.includes(wanted));
    if (!found) continue;
    const at = found.said.indexOf(wanted);
    const [from = 0, to = 0] = [found.places[at], found.places[at + wanted.length - 1]];
    return hashTo(found, from, to + 1);
  }
  return undefined;
}
