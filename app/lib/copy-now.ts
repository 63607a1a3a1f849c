/**
 * Copies a text and knows at once whether the browser took it, which `navigator.clipboard` says only later. For
 * what has to be decided within the visitor's own action; where there is time, `navigator.clipboard` is the way.
 */
export function copyNow(text: string): boolean {
  let isTaken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isTaken = true;
  };
  // Safari copies only where something is selected.
  const selected = document.body.appendChild(document.createElement("span"));
  selected.textContent = "\u00a0";
  getSelection()?.selectAllChildren(selected);
  document.addEventListener("copy", take, { once: true });
  try {
    return document.execCommand("copy") && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", take);
    getSelection()?.removeAllRanges();
    selected.remove();
  }
}
