import { copying } from "virtual:labels";
import { showToast, type Toast } from "#app/components/toast.ts";
import { copy } from "#app/lib/copy.ts";

/** Copies a text and says so. If the browser refuses, a field after the button shows it, selected for copying. */
export function copyText(text: string, button: HTMLElement, done: Toast): void {
  if (copy(text)) showToast(done);
  else fieldAfter(button, text).select();
}

/** The read-only field after a button, created when first needed. */
function fieldAfter(button: HTMLElement, text: string): HTMLInputElement {
  const next = button.nextElementSibling;
  if (next instanceof HTMLInputElement) return next;
  const field = document.createElement("input");
  field.className = "copy-field";
  field.readOnly = true;
  field.value = text;
  field.ariaLabel = copying.byHand;
  button.after(field);
  return field;
}

/** Buttons with `data-copy="text"`; `data-copied` is what the notice says. */
export function watchCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const { copy: text = "", copied: title = copying.notice } = button.dataset;
    button.addEventListener("click", () => copyText(text, button, { title, text }));
  }
}
