import { share as labels } from "virtual:labels";
import { copyText } from "./copy.ts";

/** Opens the browser's share sheet, or copies the link where there is none (A10). */
async function share(button: HTMLElement): Promise<void> {
  const { url = location.href, title = document.title } = button.dataset;
  if (typeof navigator.share !== "function") return copyText(url, button, labels.copied);
  try {
    await navigator.share({ url, title });
  } catch (error) {
    // Closing the share sheet rejects too, but is no error.
    if ((error as Error).name !== "AbortError") console.error("Sharing failed:", error);
  }
}

/** Makes buttons with `data-share`, `data-url` and `data-title` share. */
export function watchShareButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]"))
    button.addEventListener("click", () => void share(button));
}
