import type { ReactNode } from "react";
import { Link, type LinkProps } from "#app/components/link.tsx";

export type FrameLinkProps = Pick<LinkProps, "outside" | "className" | "after"> & {
  href: string;
  label: string;
  /** Whether it leads to the present page. */
  current?: boolean | undefined;
  before?: ReactNode;
};

export const FrameLink = ({ href, label, current, before, ...rest }: FrameLinkProps) => (
  <Link
    className={rest.className}
    href={href}
    aria-current={current ? "page" : undefined}
    outside={rest.outside}
    after={rest.after}
  >
    {before}
    {label}
  </Link>
);
