import type { ReactNode } from "react";
import { NewTabNote, newTab } from "#app/components/new-tab.tsx";

export type FrameLinkProps = {
  href: string;
  label: string;
  outside?: boolean | undefined;
  /** Whether it leads to the present page. */
  current?: boolean | undefined;
  className?: string;
  before?: ReactNode;
  after?: ReactNode;
};

export const FrameLink = (props: FrameLinkProps) => {
  const { href, label, outside, current, className, before, after } = props;
  return (
    <a
      className={className}
      href={href}
      aria-current={current ? "page" : undefined}
      {...(outside && newTab)}
    >
      {before}
      {label}
      {outside && <NewTabNote />}
      {after}
    </a>
  );
};
