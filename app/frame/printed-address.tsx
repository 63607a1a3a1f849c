import styles from "./printed-address.module.css";

/** A page's own address, for whoever holds it on paper; screens have it above the page. */
export const PrintedAddress = ({ address }: { address: string }) => (
  <p className={styles.address}>{address}</p>
);
