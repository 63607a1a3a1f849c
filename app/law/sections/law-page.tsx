import type { ReactNode } from "react";
import { LawNoticeBand, type LawNoticeBandProps } from "./law-notice-band.tsx";
import { ToolHead, type ToolHeadProps } from "./tool-head.tsx";

export type LawPageProps = {
  hero: ToolHeadProps;
  /** The tool itself, on the field of the head. */
  tool?: ReactNode;
  children?: ReactNode;
  notice: Omit<LawNoticeBandProps, "space">;
};

/** A page of the section: its head with the tool, what follows, and what the pages on law are. */
export const LawPage = ({ hero, tool, children, notice }: LawPageProps) => (
  <>
    <ToolHead {...hero}>{tool}</ToolHead>
    {children}
    <LawNoticeBand {...notice} space={children ? "joined" : "section"} />
  </>
);
