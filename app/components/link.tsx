import type { ComponentProps, ReactNode } from "react";
import { links } from "virtual:labels";

export type LinkProps = ComponentProps<"a"> & {
  /** Whether it opens a new tab, which screen readers are told; `noopener` denies the new page access to this one. */
  outside?: boolean | undefined;
  /** What follows the words: a sign, for example. */
  after?: ReactNode;
};

/** A link of the site, or to another one: in a new tab, which its words then say. */
export const Link = ({ outside, children, after, ...rest }: LinkProps) => (
  <a {...(outside && { target: "_blank", rel: "noopener" })} {...rest}>
    {children}
    {outside && <span className="visually-hidden"> {links.newTab}</span>}
    {after}
  </a>
);
