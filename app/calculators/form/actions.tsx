import { useEffect, useState } from "react";
import { calculators as labels, copying } from "virtual:labels";
import styles from "./actions.module.css";

const SHOWN_FOR = 2000;

/** What can be done with an answer. @param props.link the address that brings the figures back */
export function Actions({ link }: { link: string }) {
  const [state, setState] = useState<"" | "copied" | "refused">("");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState(""), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch {
      setState("refused");
      getSelection()?.selectAllChildren(document.getElementById("calculator-link")!);
    }
  };
  return (
    <div className={styles.actions} data-screen-only="" data-needs-script="">
      <button type="button" onClick={copy}>
        <span>{state === "copied" ? copying.copied : labels.copyLink}</span>
      </button>
      <button type="button" onClick={() => print()}>
        {labels.print}
      </button>
      <p id="calculator-link" hidden={state !== "refused"}>
        {link}
      </p>
      <p role="status">{state === "refused" ? copying.selected : ""}</p>
    </div>
  );
}
