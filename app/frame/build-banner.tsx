import styles from "./build-banner.module.css";

/** Says on every page what kind of build this is, where it is not the firm's own site as it will be. */
export const BuildBanner = ({ text }: { text: string }) => (
  <p className={styles.banner} role="note">
    {text}
  </p>
);
