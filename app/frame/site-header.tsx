import { consultation, frame } from "virtual:labels";
import { serviceIcons } from "#app/art/icons.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Icon, Sign } from "#app/components/icon.tsx";
import { SiteSearchForm } from "#app/components/search-field.tsx";
import { Wordmark } from "#app/components/wordmark.tsx";
import { FrameLink } from "./frame-link.tsx";
import type { HeaderGroup, SiteFrame } from "./site-frame.server.ts";
import styles from "./site-header.module.css";
import panel from "./dropdown-panel.module.css";
import menu from "./mobile-menu.module.css";

const MOBILE_MENU_ID = "mobile-menu";

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

type DropdownPanelProps = { id: string; group: HeaderGroup; searchHref: string };

/** The links of one group in a native popover, which opens, closes and reacts to Escape without script. */
const DropdownPanel = ({ id, group, searchHref }: DropdownPanelProps) => (
  <div id={id} popover="auto" className={panel.panel} data-layout={group.layout}>
    <ul className={panel.links}>
      {group.links.map((link) => (
        <li key={link.href} data-lead={link.lead || undefined} data-apart={link.apart || undefined}>
          <FrameLink
            {...link}
            before={link.icon && <Icon icon={serviceIcons[link.icon]} width={28} />}
            after={link.outside ? <Sign name="external" /> : link.lead && <Sign name="arrow" />}
          />
        </li>
      ))}
    </ul>
    {group.search && <SiteSearchForm action={searchHref} inputId={`${id}-search`} />}
  </div>
);

/** The menu of small screens: a native popover below the header; its groups are native details elements. */
const MobileMenu = ({ entries, more, bookingUrl, searchHref }: SiteFrame["header"]) => (
  <div id={MOBILE_MENU_ID} popover="auto" className={`unlined ${menu.menu}`}>
    <nav aria-label={frame.mobileMenu}>
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.label}>
            {"links" in entry ? (
              <details name="mobile-group">
                <summary className={menu.row}>{entry.label}</summary>
                <ul className={menu.links}>
                  {entry.links.map((link) => (
                    <li key={link.href} data-lead={link.lead || undefined}>
                      <FrameLink {...link} />
                    </li>
                  ))}
                </ul>
                {entry.search && <SiteSearchForm action={searchHref} inputId="mobile-search" />}
              </details>
            ) : (
              <FrameLink {...entry} className={menu.row} />
            )}
          </li>
        ))}
      </ul>
      <ul className={menu.links}>
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
