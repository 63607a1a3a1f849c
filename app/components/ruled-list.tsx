import styles from "./ruled-list.module.css";

/** Short points, each below a hairline, without bullet signs. */
export const RuledList = ({ items }: { items: string[] }) => (
  <ul className={`small ${styles.list}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
