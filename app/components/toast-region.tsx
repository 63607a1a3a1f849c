import look from "./notice.module.css";
import styles from "./toast.module.css";

/**
 * Where `showToast` (toast.ts) puts its notices. The live region must stand in the page before the first
 * notice, or screen readers miss it. Once on every page that may show one, outside any island.
 */
export function ToastRegion() {
  return (
    <div className={styles.region} data-screen-only="" popover="manual" data-toasts="">
      <div className={look.list} role="status" aria-atomic="false" />
    </div>
  );
}
