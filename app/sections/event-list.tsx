import { Band, sectionHeading } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";

export type EventListProps = {
  id: string;
  heading: string;
  /** `when` in words, for example `11 February 2027, 17:30, India time`. */
  events: { href: string; title: string; when: string; place?: string; description: string }[];
};

/** Events as ruled rows: when, what, where. */
export const EventList = ({ id, heading, events }: EventListProps) => (
  <Band labelledBy={id}>
    <h2 id={id} className={sectionHeading}>
      {heading}
    </h2>
    <Terms
      rows={events.map(({ href, title, when, place, description }) => ({
        key: href,
        term: [when, place].filter(Boolean).join(". "),
        text: (
          <>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{description}</p>
          </>
        ),
      }))}
    />
  </Band>
);
