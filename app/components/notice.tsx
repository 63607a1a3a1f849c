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

type BoxProps = NoticeText & { onClose?: () => void; hidden?: boolean };

const Box = ({ title, text, variant, ...rest }: BoxProps) => (
  <div className={styles.notice} data-variant={variant} hidden={rest.hidden}>
    <p>{title}</p>
    <p>{text}</p>
    <button type="button" className={styles.close} aria-label={labels.close} onClick={rest.onClose}>
      ×
    </button>
    <span className={styles.sign}>
      <Sign name={variant === "default" ? "done" : "failed"} />
    </span>
  </div>
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
  const shown = notice && <Box {...notice} onClose={onClose} />;
  return (
    <div ref={ref} className={styles.place}>
      <div role="status">{notice?.variant === "default" && shown}</div>
      <div role="alert">{notice?.variant === "destructive" && shown}</div>
    </div>
  );
}

/** The place where `showToast` (toast.ts) shows notices: once on every page that may show one, outside islands. */
export const ToastRegion = () => (
  <div className={styles.region} data-screen-only="" popover="manual" data-toasts="">
    <div role="status">
      <Box title="" text="" variant="default" hidden />
    </div>
  </div>
);
