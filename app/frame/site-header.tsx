import { consultation, frame } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { Sign } from "#app/components/icon.tsx";
import { Wordmark } from "#app/components/wordmark.tsx";
import { DropdownPanel } from "./dropdown-panel.tsx";
import { FrameLink } from "./frame-link.tsx";
import { MOBILE_MENU_ID, MobileMenu } from "./mobile-menu.tsx";
import type { SiteFrame } from "./site-frame.server.ts";
import styles from "./site-header.module.css";

/** Fixed at the top of every page: transparent at first, white once scrolled (CSS). */
export function SiteHeader(props: SiteFrame["header"]) {
  const { name, logo, homeHref, bookingUrl, searchHref, entries } = props;
  return (
    <header className={styles.header} data-screen-only="">
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Wordmark name={name} href={homeHref} size="header" logo={logo} />
        </div>
        <nav aria-label={frame.mainMenu} className={styles.nav}>
          <ul>
            {entries.map((entry, index) => (
              <li key={entry.label}>
                {"links" in entry ? (
                  <>
                    <button
                      type="button"
                      className={styles.item}
                      popoverTarget={`menu-${index}`}
                      data-current={entry.current || undefined}
                    >
                      {entry.label}
                      <Sign name="chevron" className={styles.chevron} />
                    </button>
                    <DropdownPanel id={`menu-${index}`} group={entry} searchHref={searchHref} />
                  </>
                ) : (
                  <FrameLink {...entry} className={styles.item} />
                )}
              </li>
            ))}
          </ul>
          <ButtonLink href={bookingUrl} outside variant="dark" size="small" sign="external">
            {consultation.get}
          </ButtonLink>
        </nav>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MOBILE_MENU_ID}
          aria-label={frame.menuButton}
        >
          <svg
            width="26"
            height="14"
            viewBox="0 0 26 14"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M0 2h26" />
            <path d="M0 12h26" />
          </svg>
        </button>
      </div>
      <MobileMenu {...props} />
    </header>
  );
}
