/** What the check says, at the fields of the form that Sveltia CMS shows in a frame. */
import type { Remark } from "../entry-state.ts";

const COLOURS = { error: "#9c1f1f", warning: "#7a4b00", note: "#51646a" };

const inQuotes = (text: string): string =>
  `"${text.replace(/["\\]|\s+/g, (sign) => (sign.trim() ? `\\${sign}` : " "))}"`;

/** By a style sheet, since the form makes a field when it comes into view, and removes it again. */
export function markFields(form: Document, remarks: Remark[]): void {
  const Sheet = form.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const rules = [...Map.groupBy(remarks, ({ key }) => key)].map(([key, [first, ...more]]) =>
    key && first
      ? `.field[data-key-path=${inQuotes(key)}]::before {
          display: block; max-width: 768px; margin: 0 auto 0.5em; color: ${COLOURS[first.severity]};
          content: ${[first, ...more].map(({ message }) => inQuotes(message)).join(String.raw`"\a"`)};
          white-space: pre-line; font-weight: bold; }`
      : "",
  );
  const sheet = new Sheet();
  sheet.replaceSync(rules.join(""));
  form.adoptedStyleSheets = [sheet];
}

/** Opens a form and brings one of its fields into view, by the means that Sveltia CMS itself has for that. */
export function showField(form: Window, address: string, key?: string): void {
  const highlight = { locale: "_default", keyPath: key };
  if (form.location.hash.split("?")[0] === address) {
    const data = { type: "highlight-editor-field", payload: highlight };
    // It listens to its own window alone.
    form.dispatchEvent(new MessageEvent("message", { data, source: form }));
    return;
  }
  form.history.pushState({ highlight: key && highlight }, "", address);
  form.location.reload();
}
