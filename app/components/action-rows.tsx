import { useState } from "react";
import { copying } from "virtual:labels";
import { copy } from "#app/lib/copy.ts";
import { Sign } from "./icon.tsx";
import { Link } from "./link.tsx";
import links from "./link-list.module.css";
import styles from "./action-rows.module.css";

/**
 * A next step: a link (`outside` opens a new tab, `note` replaces the sign), a button, or copying the text of an
 * element. That element may be hidden: if copying is refused, it is shown and selected.
 */
export type Action = { words: string } & (
  | { href: string; outside?: boolean; download?: true; note?: string; isCurrent?: boolean }
  | { onClick: () => void }
  | { source: string }
);

/** Next steps, as ruled rows: words, then a sign or a note. @param props.look `line` side by side, without signs */
export const ActionRows = ({ actions, look }: { actions: Action[]; look?: "line" }) => (
  <ul
    className={look ? `run ${links.links}` : `rows ${styles.rows}`}
    data-look={look}
    data-screen-only=""
  >
    {actions.map((action) => (
      <li key={action.words} data-needs-script={"href" in action ? undefined : ""}>
        {"href" in action ? (
          <Link
            href={action.href}
            download={action.download}
            aria-current={action.isCurrent || undefined}
            outside={action.outside}
            after={action.note ? <span>{action.note}</span> : !look && <Sign name="external" />}
          >
            <span>{action.words}</span>
          </Link>
        ) : "source" in action ? (
          <CopyRow {...action} />
        ) : (
          <button type="button" onClick={action.onClick}>
            <span>{action.words}</span>
          </button>
        )}
      </li>
    ))}
  </ul>
);

/** Shows an element's text and selects it, so that the visitor can copy it by hand. */
function select(element: HTMLElement): void {
  element.hidden = false;
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}

/** Copies a text from the page, and says whether that worked. */
function CopyRow({ source, words }: { source: string; words: string }) {
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
    <>
      <button type="button" onClick={press}>
        <span>{words}</span>
        <span>{outcome}</span>
      </button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
}
