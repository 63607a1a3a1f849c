import styles from "./preview-banner.module.css";

/** Says that drafts and future articles are shown (preview builds only). */
export function PreviewBanner() {
  return (
    <p className={styles.banner} role="note">
      Preview: this build also shows drafts and articles with a future date, each marked.
    </p>
  );
}
