import { services as labels } from "virtual:labels";
import type { Service } from "#app/collections/services.server.ts";
import type { Linked } from "#app/lib/address/site-url.ts";
import { Band, BandHead } from "#app/components/band.tsx";
import { serviceIcons } from "#app/art/icons.ts";
import { Icon } from "#app/components/icon.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./service-index.module.css";

type ServiceIndexProps = { heading: string; lead?: string; services: Linked<Service>[] };

/** The services, up to `SERVICES_SHOWN`: one row each; the whole row is a link. */
export const ServiceIndex = ({ heading, lead, services }: ServiceIndexProps) => (
  <Band background="pale" id="services" labelledBy="services-heading">
    <BandHead id="services-heading" heading={heading} lead={lead} />
    <ul className="rows">
      {services.map(({ href, title, icon, summary, points }) => (
        <li key={href} className={`${linkArea} ${styles.row}`}>
          <Icon icon={serviceIcons[icon]} width={44} />
          <h3>{title}</h3>
          <p>{summary}</p>
          <div className={`small ${styles.end}`}>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <span data-screen-only="">
              <MoreLink href={href} about={title}>
                {labels.more}
              </MoreLink>
            </span>
          </div>
        </li>
      ))}
    </ul>
  </Band>
);
