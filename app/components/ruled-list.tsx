import styles from "./ruled-list.module.css";

/** Short points with hairlines between and no bullet signs. */
export const RuledList = ({ items, above = false }: { items: string[]; above?: boolean }) => (
  <ul className={styles.list} data-above={above || undefined}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
