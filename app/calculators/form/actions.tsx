import { useState } from "react";
import { calculators as labels, copying } from "virtual:labels";
import { copy } from "#app/lib/copy.ts";
import styles from "./actions.module.css";

const SHOWN_FOR = 2000;

/**
 * What can be done with an answer.
 * @param props.link the address that brings the figures back
 * @param props.workbook the address of the workbook
 */
export function Actions({ link, workbook }: { link: string; workbook: string }) {
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
      <p id="calculator-link" hidden={state !== "refused"}>
        {link}
      </p>
      <p role="status">{state === "refused" ? copying.selected : ""}</p>
    </div>
  );
}
