import { TermsBand } from "#app/components/terms-band.tsx";

export type EventListProps = {
  id: string;
  heading: string;
  /** `when` in words, for example `11 February 2027, 17:30, India time`. */
  events: { href: string; title: string; when: string; place?: string; description: string }[];
};

/** Events as ruled rows: when, what, where. */
export const EventList = ({ events, ...band }: EventListProps) => (
  <TermsBand
    {...band}
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
);
