import { consultation, services as labels } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";
import { ServiceIcon, type ServiceIconName } from "#app/components/service-icon.tsx";
import styles from "./service-index.module.css";

export type ServiceIndexProps = {
  heading: string;
  lead?: string;
  bookingUrl: string;
  services: {
    href: string;
    title: string;
    icon: ServiceIconName;
    summary: string;
    points: string[];
  }[];
};

/** The services, up to `SERVICES_SHOWN`. */
export function ServiceIndex({ heading, lead, bookingUrl, services }: ServiceIndexProps) {
  return (
    <Band background="pale" id="services" labelledBy="services-heading" className={styles.columns}>
      <div>
        <div className={styles.intro}>
          <h2 id="services-heading">{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          <MoreLink href={bookingUrl} outside>
            {consultation.get}
          </MoreLink>
        </div>
      </div>
      <ul className={styles.rows}>
        {services.map((service) => (
          <li key={service.href} className={styles.row}>
            <ServiceIcon name={service.icon} width={60} />
            <div>
              <h3>{service.title}</h3>
              <p>{service.summary}</p>
            </div>
            <div className={styles.points}>
              <RuledList items={service.points} />
            </div>
            <div className={styles.more} data-screen-only="">
              <MoreLink href={service.href} about={service.title}>
                {labels.more}
              </MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
