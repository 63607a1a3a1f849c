const literal = (text: string) => text.replace(/[.+*?()[\]{}|^$\\/]/g, "\\$&");

/**
 * Puts the site's folder in front of the addresses of its files in a document, where they lack it.
 * Links between pages have it already (app/lib/site-url.ts).
 * @param text HTML or CSS
 * @param base the folder, for example `/firm`; empty at the root of a host
 * @param rootFiles files beside the pages, for example `favicon.ico`
 */
export function withBasePath(text: string, base: string, rootFiles: string[]): string {
  if (base === "") return text;
  const inFolders = String.raw`(?:assets|pictures)\/`;
  const atRoot = rootFiles.map((file) => `${literal(file)}(?=["'?#)\\s])`);
  const address = new RegExp(
    String.raw`(?<=["'(,\s=])\/(?=${[inFolders, ...atRoot].join("|")})`,
    "g",
  );
  return text.replace(address, `${base}/`);
}
