/** What is made of names; the page in the browser does it, too. */

/** Words as an address writes them: `Ångström & Söhne` is `angstrom-and-sohne`; nothing is left of other scripts. */
export const addressOf = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}|[’']/gu, "")
    .replaceAll("&", " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Up to three letters that stand for a person: `Asha Rao` is `AR`. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<=^|[\s-])\p{L}/gu) ?? []).join("").toUpperCase().slice(0, 3);
