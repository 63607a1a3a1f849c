import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { calculators as labels } from "virtual:labels";
import { Fold, type FoldProps } from "#app/components/fold.tsx";
import type { RowsRequest } from "./answer-rows.ts";
import type { SheetToSignProps } from "./sheet-to-sign.tsx";
import styles from "./tools.module.css";
import "#app/components/copy-field.css";

/** Shown in a fold whose code failed to load; an error thrown there would remove the whole calculator. */
const NotLoaded = () => <p role="alert">{labels.notLoaded}</p>;

/** A component whose code loads when it is first shown. Its styles are imported here, so the document has them. */
const late = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      console.error("Not loaded:", error);
      return NotLoaded;
    }),
  }));
const Rows = late(async () => (await import("./rows.tsx")).Rows);
const SheetToSign = late(async () => (await import("./sheet-to-sign.tsx")).SheetToSign);

/** A fold whose content is rendered when it is first opened. */
function LateFold({ children, ...fold }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  // A visitor may have opened it before hydration.
  useEffect(() => setIsOpened(details.current!.open), []);
  return (
    <Fold {...fold} ref={details} onToggle={() => setIsOpened(true)}>
      <Suspense>{isOpened && children}</Suspense>
    </Fold>
  );
}

/** Further uses of the form: a sheet to sign, where the sum is signed for, and answers to pasted rows. */
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
