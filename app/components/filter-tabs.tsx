import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { isPlainClick } from "#app/lib/plain-click.ts";
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
  tabs: FilterTab[];
  /** The value of the selected tab. */
  current: string;
  onChoose: (value: string) => void;
};

/** A row of links that narrow the list below; each has its own address. */
export function FilterTabs({ label, tabs, current, onChoose }: FilterTabsProps) {
  const row = useRef<HTMLUListElement>(null);

  // On small screens the row is wider than the window: bring the selected tab into it.
  useLayoutEffect(() => {
    const list = row.current;
    const items = Array.from(list?.children ?? []) as HTMLElement[];
    const selected = items.find((item) => item.dataset.value === current);
    if (!list || !selected) return;
    const { offsetLeft: left, offsetWidth: width } = selected;
    const { scrollLeft: from, clientWidth: view } = list;
    if (left < from || left + width > from + view) list.scrollLeft = left - (view - width) / 2;
  }, [current]);

  const choose = (value: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(value);
  };

  return (
    <nav aria-label={label} className={styles.tabs} data-screen-only="">
      <ul ref={row}>
        {tabs.map(({ value, label: words, href }) => (
          <li key={value} data-value={value}>
            <a
              href={href}
              data-label={words}
              aria-current={value === current ? "true" : undefined}
              onClick={choose(value)}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
