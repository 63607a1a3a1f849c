import { consultation, frame } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { SiteSearchForm } from "#app/components/search-field.tsx";
import { FrameLink } from "./frame-link.tsx";
import type { SiteFrame } from "./site-frame.server.ts";
import styles from "./mobile-menu.module.css";

export const MOBILE_MENU_ID = "mobile-menu";

/** The menu of small screens: a native popover below the header; its groups are native details elements. */
export const MobileMenu = ({ entries, more, bookingUrl, searchHref }: SiteFrame["header"]) => (
  <div id={MOBILE_MENU_ID} popover="auto" className={`unlined ${styles.menu}`}>
    <nav aria-label={frame.mobileMenu}>
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.label}>
            {"links" in entry ? (
              <details name="mobile-group">
                <summary className={styles.row}>{entry.label}</summary>
                <ul className={styles.links}>
                  {entry.links.map((link) => (
                    <li key={link.href} data-lead={link.lead || undefined}>
                      <FrameLink {...link} />
                    </li>
                  ))}
                </ul>
                {entry.search && <SiteSearchForm action={searchHref} inputId="mobile-search" />}
              </details>
            ) : (
              <FrameLink {...entry} className={styles.row} />
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        {more.map((each) => (
          <li key={each.href}>
            <FrameLink {...each} />
          </li>
        ))}
      </ul>
    </nav>
    <ButtonLink href={bookingUrl} outside sign="external">
      {consultation.get}
    </ButtonLink>
  </div>
);
