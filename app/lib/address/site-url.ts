/** The address that the site is built for, for example `https://example.org/firm/`; the build sets it. */
const siteUrl = () => new URL(process.env.SITE_URL ?? "http://localhost");

/** The path that the site is in, for example `/firm`; empty at the root of a host. */
export const basePath = (): string => siteUrl().pathname.replace(/\/$/, "");

/** A link to a path of this site, with the base path. @param path with a leading slash: `/team` or `/#services` */
export const link = (path: string): string => {
  const base = basePath();
  return path === "/" && base !== "" ? `${base}/` : `${base}${path}`;
};

type Entry = { path: string; title: string };

export const linkTo = ({ path, title }: Entry) => ({ href: link(path), title });

export type Linked<E> = E & { href: string };

/** An entry with its address as a link, which has the folder that the site stands in. */
export const linked = <E extends { path: string }>(entry: E): Linked<E> => ({
  ...entry,
  href: link(entry.path),
});

/** Links to entries by id, in this order; ids without an entry, such as those of drafts, are left out. */
export const linksTo = (ids: string[], entryById: (id: string) => Entry | undefined) =>
  ids.flatMap((id) => entryById(id) ?? []).map(linkTo);

/** The absolute address of a path, for canonical links, feeds and share buttons. */
export const absoluteUrl = (path: string): string => `${siteUrl().origin}${link(path)}`;
