import styles from "./trust-strip.module.css";

/** Whom the firm works for: six names between hairlines. */
export function TrustStrip({ label, names }: { label: string; names: string[] }) {
  return (
    <section className={styles.strip} aria-labelledby="trust">
      <div className={styles.inner}>
        <h2 id="trust">{label}</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
