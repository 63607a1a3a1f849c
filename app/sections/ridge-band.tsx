import styles from "./ridge-band.module.css";

/**
 * Receding ridges under the title of the page about the firm: the one place seen from the ground.
 * @param drawing its markup: part of the document, it waits for no request
 */
export const RidgeBand = ({ drawing }: { drawing: string }) => (
  <div
    className={styles.band}
    data-screen-only=""
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
