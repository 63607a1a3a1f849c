import type { ReactNode } from "react";
import { Link, type LinkProps } from "#app/components/link.tsx";

export type FrameLinkProps = Pick<LinkProps, "outside" | "className" | "after"> & {
  href: string;
  label: string;
  /** Whether it leads to the present page. */
  current?: boolean | undefined;
  before?: ReactNode;
};

export const FrameLink = ({ label, current, before, ...rest }: FrameLinkProps) => {
  const { href, className, outside, after } = rest;
  return (
    <Link {...{ href, className, outside, after }} aria-current={current ? "page" : undefined}>
      {before}
      {label}
    </Link>
  );
};
