import styles from "./hero-meta.module.css";

/** A line of facts under a page's heading, apart by space alone; the first is the weightiest. */
export function HeroMeta({ facts }: { facts: string[] }) {
  const [first, ...others] = facts;
  return (
    <p className={styles.meta}>
      <b>{first}</b>{" "}
      {others.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
    </p>
  );
}
