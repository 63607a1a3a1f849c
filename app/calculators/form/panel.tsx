import { lazy, Suspense, useEffect, useRef } from "react";
import { calculators as labels } from "virtual:labels";
import type { PanelId } from "./actions.tsx";
import type { RowsRequest } from "./answer-rows.ts";
import type { SheetToSignProps } from "./sheet-to-sign.tsx";
import { columns } from "#app/components/band.tsx";
import styles from "./panel.module.css";

// Their code comes when it is asked for; their styles are those of this module, so that the document has them.
const Rows = lazy(() => import("./rows.tsx").then((module) => ({ default: module.Rows })));
const SheetToSign = lazy(() =>
  import("./sheet-to-sign.tsx").then((module) => ({ default: module.SheetToSign })),
);

/** What an action opens below the answer. */
export function Panel({ id, ...props }: { id: PanelId } & SheetToSignProps & RowsRequest) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${columns} ${styles.panel}`} aria-labelledby="calculator-panel">
      <div>
        <h2 id="calculator-panel" ref={heading} tabIndex={-1}>
          {labels[id].title}
        </h2>
        <p>{labels[id].about}</p>
      </div>
      <div>
        <Suspense>{id === "rows" ? <Rows {...props} /> : <SheetToSign {...props} />}</Suspense>
      </div>
    </section>
  );
}
