/** The address the site is built for, for example `https://example.org/firm/`; set by the build. */
const siteUrl = () => new URL(process.env.SITE_URL ?? "http://localhost");

/** The folder the site lives in: empty at the root of a host, else for example `/firm`. */
export const basePath = (): string => siteUrl().pathname.replace(/\/$/, "");

/**
 * A link to an address of this site that is known as text (from content).
 * @param path starting with a slash, for example `/team` or `/#services`
 */
export const link = (path: string): string => {
  const base = basePath();
  return path === "/" && base !== "" ? `${base}/` : `${base}${path}`;
};

type Entry = { path: string; title: string };

/** A link to an entry: its address with the base path, and its title. */
export const linkTo = ({ path, title }: Entry) => ({ href: link(path), title });

export type Linked<E> = E & { href: string };

export const linked = <E extends { path: string }>(entry: E): Linked<E> => ({
  ...entry,
  href: link(entry.path),
});

/** Links to entries by their ids, in that order; an id that leads nowhere, such as that of a draft, gets none. */
export const linksTo = (ids: string[], entryById: (id: string) => Entry | undefined) =>
  ids.flatMap((id) => entryById(id) ?? []).map(linkTo);

/** The full address of a path, as canonical links, feeds and share buttons need it. */
export const absoluteUrl = (path: string): string => `${siteUrl().origin}${link(path)}`;
