/** Calls back when the browser restores a page, or the visitor is back, perhaps days later. @returns what stops it */
export function whenVisitorIsBack(look: () => void): () => void {
  // A window that stood beside others was never hidden.
  const events = ["pageshow", "visibilitychange", "focus"];
  for (const back of events) addEventListener(back, look);
  return () => events.forEach((back) => removeEventListener(back, look));
}
