/**
 * Copies a text. Must be called during a user gesture.
 * @returns at once whether it worked. `navigator.clipboard` answers later: too late to tell a mail program whether the
 * clipboard has the whole letter
 */
export function copy(text: string): boolean {
  let isTaken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isTaken = true;
  };
  // Safari copies only if something is selected.
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
