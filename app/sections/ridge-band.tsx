import styles from "./ridge-band.module.css";

/** Receding ridges below the title of the page about the firm. @param drawing markup: it needs no request */
export const RidgeBand = ({ drawing }: { drawing: string }) => (
  <div
    className={styles.band}
    data-screen-only=""
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
