import type { ServiceIconName } from "#app/components/icon.tsx";

/** The menus as the header shows them on a page, with their links resolved. */
export type HeaderLink = {
  label: string;
  href: string;
  /** It leads to another site. */
  outside: boolean;
  /** This link leads to the page that is shown. */
  current: boolean;
};

export type HeaderMenuLink = HeaderLink & {
  icon?: ServiceIconName;
  lead: boolean;
  apart: boolean;
};

export type HeaderGroup = {
  label: string;
  layout: "wide" | "narrow";
  search: boolean;
  /** The page that is shown stands in this group. */
  current: boolean;
  links: HeaderMenuLink[];
};

export type HeaderEntry = HeaderLink | HeaderGroup;

export const isGroup = (entry: HeaderEntry): entry is HeaderGroup => "links" in entry;
