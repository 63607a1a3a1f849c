import styles from "./filter-tabs.module.css";

export type FilterTab = {
  /** What stands for it in the address; empty for all. */
  value: string;
  label: string;
  href: string;
};

export type FilterTabsProps = {
  /** Names the row for assistive technology. */
  label: string;
  /** The name of the choice in the address of the list that they narrow. */
  choice: string;
  tabs: FilterTab[];
  current?: string;
};

/** A row of links that narrow the list below; each has its own address. */
export const FilterTabs = ({ label, choice, tabs, current = "" }: FilterTabsProps) => (
  <nav aria-label={label} className={styles.tabs} data-screen-only="">
    <ul>
      {tabs.map(({ value, label: words, href }) => (
        <li key={value}>
          <a
            href={href}
            data-choice={choice}
            data-value={value}
            data-label={words}
            aria-current={value === current ? "true" : undefined}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
