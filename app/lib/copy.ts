/**
 * Copies a text. To be called while the visitor's action still counts.
 * @returns at once whether the browser took it, which `navigator.clipboard` says only later: too late to tell a mail
 * program whether the whole letter lies in the clipboard
 */
export function copy(text: string): boolean {
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
