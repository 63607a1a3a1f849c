import styles from "./printed-address.module.css";

/** The page's URL, for print; with script also what it shows (browser/inline.ts). */
export const PrintedAddress = ({ address }: { address: string }) => (
  <p className={styles.address} data-own-address={address}>
    {address}
  </p>
);
