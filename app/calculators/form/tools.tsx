import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { calculators as labels } from "virtual:labels";
import { Fold, type FoldProps } from "#app/components/fold.tsx";
import type { RowsRequest } from "./answer-rows.ts";
import type { SheetToSignProps } from "./sheet-to-sign.tsx";
import styles from "./tools.module.css";

// Their code comes when they are opened; their styles are those of this module, so that the document has them.
const Rows = lazy(() => import("./rows.tsx").then((module) => ({ default: module.Rows })));
const SheetToSign = lazy(() =>
  import("./sheet-to-sign.tsx").then((module) => ({ default: module.SheetToSign })),
);

/** A fold whose content comes when it is first opened. */
function LateFold({ children, ...fold }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  // A visitor may have opened it before the script came.
  useEffect(() => setIsOpened(details.current!.open), []);
  return (
    <Fold {...fold} ref={details} onToggle={() => setIsOpened(true)}>
      <Suspense>{isOpened && children}</Suspense>
    </Fold>
  );
}

/** What else can be made of the form: a sheet to sign, where the sum is signed for, and answers to pasted rows. */
export const Tools = (props: SheetToSignProps & RowsRequest) => (
  <div className={styles.tools} data-needs-script="">
    {props.calculator.isSigned && (
      <LateFold title={labels.sheet.title} about={labels.sheet.about}>
        <SheetToSign {...props} />
      </LateFold>
    )}
    <LateFold title={labels.rows.title} about={labels.rows.about}>
      <Rows {...props} />
    </LateFold>
  </div>
);
