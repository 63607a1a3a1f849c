/** Finds words anywhere in the content, and the field that says them. */
import { readText } from "#app/collections/reader/content-file.server.ts";
import { nameInWords } from "../scripts/changes/describe.ts";
import { fieldAt } from "./desk.ts";
import { entryFiles } from "./entry-files.ts";
import { entryOf, isReadable } from "./entry-text.ts";
import { formFields } from "./form-fields.ts";

export type Found = { file: string; key: string; name: string; label: string; text: string };

/** How many places are shown. */
const MOST = 60;

const textsIn = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === "string"
    ? [[path, value]]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          textsIn(inner, path ? `${path}.${key}` : key),
        )
      : [];

/** The words around what was found. */
function around(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - 30), Math.min(text.length, at + length + 40)];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** Every place that says some words, in whatever case. */
export function find(words: string): Found[] {
  const wanted = words.trim().toLowerCase();
  const found: Found[] = [];
  for (const file of entryFiles()) {
    const whole = readText(file);
    if (!whole.toLowerCase().includes(wanted.split(" ")[0] ?? "") || !isReadable(file, whole))
      continue;
    const { values, body } = entryOf(file, whole);
    const texts = textsIn({ ...values, ...(body === undefined ? {} : { body }) }, "");
    for (const [key, text] of texts) {
      const at = text.toLowerCase().indexOf(wanted);
      if (at < 0) continue;
      const { label = key } = fieldAt(formFields(file), key);
      found.push({
        file,
        key,
        label,
        name: nameInWords(file, whole),
        text: around(text, at, wanted.length),
      });
      if (found.length === MOST) return found;
    }
  }
  return found;
}
