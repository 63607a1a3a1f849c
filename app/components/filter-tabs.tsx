import styles from "./filter-tabs.module.css";

export type FilterTab = {
  /** The value in the address; empty for all. */
  value: string;
  label: string;
  href: string;
};

export type FilterTabsProps = {
  label: string;
  /** The name of the filter in the address. */
  choice: string;
  tabs: FilterTab[];
  current?: string;
};

/** Tabs that filter the list below; each is a link with its own address. */
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
