import { serviceIcons } from "#app/art/icons.ts";
import { Icon, Sign } from "#app/components/icon.tsx";
import { SiteSearchForm } from "#app/components/search-field.tsx";
import { FrameLink } from "./frame-link.tsx";
import type { HeaderGroup } from "./site-frame.server.ts";
import styles from "./dropdown-panel.module.css";

type DropdownPanelProps = { id: string; group: HeaderGroup; searchHref: string };

/** The links of one group in a native popover, which opens, closes and reacts to Escape without script. */
export const DropdownPanel = ({ id, group, searchHref }: DropdownPanelProps) => (
  <div id={id} popover="auto" className={styles.panel} data-layout={group.layout}>
    <ul className={styles.links}>
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
