import styles from "./printed-address.module.css";

/** The page's URL, for print. */
export const PrintedAddress = ({ address }: { address: string }) => (
  <p className={styles.address}>{address}</p>
);
