/** Runs in the pages beside the forms, and tells the window around them the page shown and the words clicked. */
const { protocol, hostname, port, pathname: page } = location;

const tell = (words?: string[]): void => {
  if (parent !== window)
    parent.postMessage({ page, words }, `${protocol}//${hostname}:${Number(port) - 1}`);
};

tell();
addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || target.closest("a, button, input, select, textarea, summary"))
    return;
  const block = target.closest("h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, blockquote");
  tell([block ?? target, target].map((one) => one.textContent.slice(0, 1000)));
});
