import { frame } from "virtual:labels";
import styles from "./preview-banner.module.css";

/** Says that drafts and future articles are shown (preview builds only). */
export function PreviewBanner() {
  return (
    <p className={styles.banner} role="note">
      {frame.preview}
    </p>
  );
}
