import { useState } from "react";
import { calculators as labels, copying } from "virtual:labels";
import { copy } from "#app/lib/copy.ts";
import styles from "./actions.module.css";

const SHOWN_FOR = 2000;

export type PanelId = "sheet" | "rows";

export type ActionsProps = {
  /** The address that brings the figures back. */
  link: string;
  /** The address of the workbook. */
  workbook: string;
  /** What can be opened below the answer, and what is. */
  panels: readonly PanelId[];
  panel: PanelId | undefined;
  setPanel: (panel: PanelId | undefined) => void;
};

/** What can be done with an answer. */
export function Actions({ link, workbook, panels, panel, setPanel }: ActionsProps) {
  const [state, setState] = useState<"" | "copied" | "refused">("");
  const press = () => {
    const isCopied = copy(link);
    setState(isCopied ? "copied" : "refused");
    if (isCopied) setTimeout(() => setState(""), SHOWN_FOR);
    else getSelection()?.selectAllChildren(document.getElementById("calculator-link")!);
  };
  return (
    <div className={styles.actions} data-screen-only="">
      <button type="button" data-needs-script="" onClick={press}>
        <span>{state === "copied" ? copying.copied : labels.copyLink}</span>
      </button>
      <a href={workbook} download="">
        {labels.excel}
      </a>
      <button type="button" data-needs-script="" onClick={() => print()}>
        {labels.print}
      </button>
      {panels.map((id) => (
        <button
          key={id}
          type="button"
          data-needs-script=""
          aria-expanded={panel === id}
          onClick={() => setPanel(panel === id ? undefined : id)}
        >
          {labels[id].action}
        </button>
      ))}
      <p id="calculator-link" hidden={state !== "refused"}>
        {link}
      </p>
      <p role="status">{state === "refused" ? copying.selected : ""}</p>
    </div>
  );
}
