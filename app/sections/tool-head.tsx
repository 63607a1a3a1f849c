import type { ReactNode } from "react";
import { columns, type Background } from "#app/components/band.tsx";
import { Breadcrumb, type Crumb } from "#app/components/breadcrumb.tsx";
import styles from "./tool-head.module.css";

export type ToolHeadProps = {
  title: string;
  lead: string;
  background: Background;
  trail: Crumb[];
  /** The tool, on the same coloured field. */
  children?: ReactNode;
};

/** The class of a white sheet on a tool's coloured field. */
export const toolPaper = styles.paper;

/** Titles with more characters would not fit one line: beside the lead, or of the middle size. */
const lengthOf = ({ length }: string) => (length > 60 ? "most" : length > 27 || undefined);

/** The head of a tool: low, so that the first field and its answer are in the first view. */
export function ToolHead({ title, lead, background, trail, children }: ToolHeadProps) {
  return (
    <section data-background={background} aria-labelledby="page-title">
      <div className={styles.inner}>
        <Breadcrumb trail={trail} />
        <div className={`${columns} ${styles.head}`}>
          <h1 id="page-title" data-long={lengthOf(title)}>
            {title}
          </h1>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
