import type { Ref } from "react";
import { notice as labels } from "virtual:labels";
import { Sign } from "./icon.tsx";
import styles from "./notice.module.css";

export type NoticeText = {
  title: string;
  text: string;
  /** `destructive` announces a failure, and interrupts the screen reader. */
  variant: "default" | "destructive";
};

const Said = ({ title, text }: Pick<NoticeText, "title" | "text">) => (
  <>
    <p>{title}</p>
    <p>{text}</p>
  </>
);

type EdgeProps = Pick<NoticeText, "variant"> & { onClose?: () => void };

/** Outside the live regions: what they hold is read out. */
const Edge = ({ variant, onClose }: EdgeProps) => (
  <>
    <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
      ×
    </button>
    <span className={styles.sign}>
      <Sign name={variant === "default" ? "done" : "failed"} />
    </span>
  </>
);

export type NoticeProps = {
  notice: NoticeText | undefined;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Shows the result of an action beside the pressed button. It covers nothing, and stays until it is closed or replaced,
 * even while the visitor is in another window. Both live regions are rendered from the start: screen readers miss the
 * first notice in a new region.
 */
export function Notice({ notice, onClose, ref }: NoticeProps) {
  const variant = notice?.variant;
  return (
    <div ref={ref} className={styles.place}>
      <div className={notice && styles.notice} data-variant={variant}>
        <div role="status">{variant === "default" && <Said {...notice!} />}</div>
        <div role="alert">{variant === "destructive" && <Said {...notice!} />}</div>
        {variant && <Edge variant={variant} onClose={onClose} />}
      </div>
    </div>
  );
}

/** The place where `showToast` (toast.ts) shows notices: once on every page that may show one, outside islands. */
export const ToastRegion = () => (
  <div className={styles.region} data-screen-only="" popover="manual" data-toasts="">
    <div className={styles.notice} data-closed="">
      <div role="status">
        <Said title="" text="" />
      </div>
      <Edge variant="default" />
    </div>
  </div>
);
