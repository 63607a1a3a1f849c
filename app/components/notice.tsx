import type { Ref } from "react";
import { notice as labels } from "virtual:labels";
import { Sign } from "./icon.tsx";
import styles from "./notice.module.css";

export type NoticeText = {
  title: string;
  text: string;
  /** `destructive` says that something failed, and interrupts a screen reader to say so. */
  variant: "default" | "destructive";
};

const Box = ({
  title,
  text,
  variant,
  ...rest
}: NoticeText & { onClose?: () => void; hidden?: boolean }) => (
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
  /** What it says; nothing while there is nothing to say. */
  notice: NoticeText | undefined;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Says what became of an action, beside what the visitor pressed: it covers nothing, and stays until it is closed or
 * replaced, however long the visitor is in another window. Both live regions stand in the page before the first
 * notice, or screen readers miss it.
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

/** Where `showToast` (toast.ts) shows its notice: once on every page that may show one, outside any island. */
export const ToastRegion = () => (
  <div className={styles.region} data-screen-only="" popover="manual" data-toasts="">
    <div role="status">
      <Box title="" text="" variant="default" hidden />
    </div>
  </div>
);
