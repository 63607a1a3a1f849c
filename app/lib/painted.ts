/** Longer than any frame: a page in the background paints none. */
const AT_MOST = 400;

/** Resolves when the page has been painted as it is now, or soon after where nothing is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
