/**
 * Calls back when the browser shows a page as it was left, or its visitor comes back to it, days later perhaps.
 * @returns ends it
 */
export function whenVisitorIsBack(look: () => void): () => void {
  const events = ["pageshow", "visibilitychange"];
  for (const back of events) addEventListener(back, look);
  return () => events.forEach((back) => removeEventListener(back, look));
}
