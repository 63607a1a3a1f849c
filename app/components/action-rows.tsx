import { useState, type ReactNode } from "react";
import { copying } from "virtual:labels";
import { copy } from "#app/lib/copy.ts";
import { Sign } from "./icon.tsx";
import { NewTabNote, newTab } from "./new-tab.tsx";
import styles from "./action-rows.module.css";

/** Several ways to go on, as ruled rows: words at the left, a sign or an outcome at the right. */
export const ActionRows = ({ children }: { children: ReactNode[] }) => (
  <ul className={styles.rows} data-screen-only="">
    {children.flat().map((row, index) => (
      <li key={index}>{row}</li>
    ))}
  </ul>
);

/** Leads to another program or site. */
export const ActionLink = ({
  href,
  outside = false,
  children,
}: {
  href: string;
  /** Whether it opens in a new tab. */
  outside?: boolean;
  children: ReactNode;
}) => (
  <a className={styles.row} href={href} {...(outside ? newTab : undefined)}>
    <span className={styles.words}>
      {children}
      {outside && <NewTabNote />}
    </span>
    <Sign name="external" />
  </a>
);

/** Does something here. */
export const ActionButton = ({
  onClick,
  children,
}: {
  onClick: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={styles.row} onClick={onClick}>
    <span className={styles.words}>{children}</span>
  </button>
);

/** Shows what an element holds and selects it, so that the visitor can copy it by hand. */
function select(element: HTMLElement): void {
  element.hidden = false;
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}

/**
 * Copies a text that stands on the page, and says whether it could.
 * @param props.source the id of the element whose text is copied, or selected where copying is refused; it may be hidden
 * until then
 */
export function CopyAction({ source, children }: { source: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState("");
  const press = () => {
    const element = document.getElementById(source)!;
    const isCopied = copy(
      element instanceof HTMLTextAreaElement ? element.value : element.textContent,
    );
    setOutcome(isCopied ? copying.copied : copying.selected);
    if (!isCopied) select(element);
  };
  return (
    <button type="button" className={styles.row} onClick={press}>
      <span className={styles.words}>{children}</span>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </button>
  );
}
